import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {encode, writableEncodings} from '@documentation/base/internal/encodings/encodings';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {fail} from '@documentation/base/internal/values/errors';
import {deepXml, xmlLimits} from '../../XML/facts';
import {XML_INDENTATION} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

const MAX_INDENT = 8;

export default defineMappingFunction({
  category: 'Writers/XML',
  name: 'WriteDocument',
  summary: 'Writes XML to a file, with indentation and an XML declaration.',
  parameters: {
    root: {type: 'Xml', data: true, description: 'the XML document or element'},
    indent: {
      type: 'Integer',
      default: 2,
      description: `how many spaces to indent each level, from 0 to ${MAX_INDENT}; 0 adds no whitespace between elements`,
    },
    declaration: {
      type: 'Boolean',
      default: true,
      description: 'whether to start the file with an XML declaration',
    },
    encoding: {
      type: 'Text',
      default: 'utf-8',
      values: writableEncodings,
      description: 'the file encoding',
    },
  },
  returns: {type: 'Binary', description: 'the file'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text fails with `E_PARSE`.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the text isn’t well-formed XML, or its DOCTYPE contains declarations',
    },
    {code: 'E_ENCODING', when: 'a character doesn’t exist in the encoding'},
    {
      code: 'E_LIMIT',
      when: 'the XML is nested too deeply, has too many nodes or needs too much indentation',
    },
    {code: 'E_RANGE', when: `\`indent\` isn’t between 0 and ${MAX_INDENT}`},
  ],
  examples: [
    {
      title: 'An indented file',
      kind: 'typical',
      args: {root: '<order><id>7</id><note/></order>'},
      result: utf8(
        '<?xml version="1.0" encoding="utf-8"?>\n<order>\n  <id>7</id>\n  <note/>\n</order>\n',
      ),
    },
    {
      title: 'A file on one line',
      kind: 'typical',
      args: {root: '<a><b>1</b></a>', indent: 0, declaration: false},
      result: utf8('<a><b>1</b></a>\n'),
    },
    {
      title: 'Text mixed with elements',
      kind: 'edge',
      args: {root: '<p>Hello <b>world</b></p>', declaration: false},
      result: utf8('<p>Hello <b>world</b></p>\n'),
    },
    {
      title: 'Windows-1252',
      kind: 'edge',
      args: {root: '<a>ü</a>', declaration: false, encoding: 'windows-1252'},
      result: Uint8Array.from([60, 97, 62, 252, 60, 47, 97, 62, 10]),
    },
    {
      title: 'ISO 8859-1',
      kind: 'edge',
      args: {root: '<a>é</a>', declaration: false, encoding: 'iso-8859-1'},
      result: Uint8Array.from([60, 97, 62, 233, 60, 47, 97, 62, 10]),
    },
    {
      title: 'UTF-16',
      kind: 'edge',
      args: {root: '<a/>', declaration: false, encoding: 'utf-16le'},
      result: Uint8Array.from([255, 254, 60, 0, 97, 0, 47, 0, 62, 0, 10, 0]),
    },
    {
      title: 'UTF-16, read back',
      kind: 'edge',
      args: {root: '<a>Łódź</a>', encoding: 'utf-16le'},
      readBack: 'Readers.XML.ReadDocument(@)',
      result: '<a>Łódź</a>',
    },
    {title: 'Null', kind: 'null', args: {root: null}, result: null},
    {title: 'Not XML', kind: 'error', args: {root: 'hello'}, error: 'E_PARSE'},
    {
      title: 'A character that the encoding lacks',
      kind: 'error',
      args: {root: '<a>日</a>', encoding: 'iso-8859-1'},
      error: 'E_ENCODING',
    },
    {
      title: 'Too much indentation',
      kind: 'error',
      args: {root: '<a/>', indent: 9},
      error: 'E_RANGE',
    },
    {
      title: 'Elements nested 501 levels deep',
      kind: 'error',
      args: {root: deepXml},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Readers/XML/ReadDocument', role: 'inverse'},
    {function: 'Writers/XML/WriteRecords', role: 'alternative'},
  ],
  workflowFunctions: ['HTTPServer/RespondFile'],
  equivalents: [
    {
      tool: 'dataweave',
      name: 'write',
      differs: 'needs the format `application/xml`, and takes an object',
    },
    {tool: 'bloblang', name: 'format_xml', differs: 'takes an object'},
    {tool: 'sql', name: 'XMLSERIALIZE', differs: '`INDENT` adds the indentation'},
  ],
  tags: ['mapping', 'writer', 'xml', 'file', 'format', 'namespace', 'encoding'],
  aliases:
    'save XML, XmlWriter, pretty print XML, format XML, xml file, create xml file, beautify xml, xml header, UTF-16, ISO-8859-1, serialize DOM, minify, human readable, version 1.0, line breaks, XML output, indented XML',
  notes: [
    'As the XML standard requires, a file in UTF-16 starts with a byte order mark, and its declaration says `utf-16`.',
  ],
  limits: [
    ...xmlLimits,
    `The indentation can have at most ${grouped(XML_INDENTATION)} spaces in total.`,
  ],
  load: () => import('../../../formats/xml'),
  run: ({root, indent, declaration, encoding}, _context, {parseXml, serialise}) => {
    if (indent < 0 || indent > MAX_INDENT) {
      fail('E_RANGE', `The indent ${indent} is out of range. Use 0 to ${MAX_INDENT}.`, 'indent');
    }
    const document = parseXml(root, 'root');
    const isUtf16 = encoding === 'utf-16le';
    document.declaration = declaration
      ? `<?xml version="1.0" encoding="${isUtf16 ? 'utf-16' : encoding}"?>`
      : '';
    return encode(`${serialise(document, {indent})}\n`, encoding, {bom: isUtf16});
  },
});
