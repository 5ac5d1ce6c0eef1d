import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {deepXml, xmlLimits} from '../../XML/facts';
import {textFileLimit} from '../textFile';
import {encodingParameter, fileParameter, textOfFile} from './file';

const latin1 = Uint8Array.from(
  '<?xml version="1.0" encoding="iso-8859-1"?><name>M\u00fcller</name>',
  (character) => character.charCodeAt(0),
);

export default defineMappingFunction({
  category: 'Readers/XML',
  name: 'ReadDocument',
  summary: 'Reads an XML file in its declared encoding, for use with the XML functions.',
  parameters: {
    file: fileParameter,
    encoding: encodingParameter,
  },
  returns: {type: 'Xml', description: 'the document without its XML declaration'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty file fails with `E_PARSE`.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the file isn’t well-formed XML, or its DOCTYPE contains declarations',
    },
    {code: 'E_ENCODING', when: 'the encoding is unknown or doesn’t match the file'},
    {code: 'E_LIMIT', when: 'the file is too large, is nested too deeply or has too many nodes'},
  ],
  examples: [
    {
      title: 'An order',
      kind: 'typical',
      input: utf8('<?xml version="1.0"?>\n<order><id>7</id></order>'),
      args: {file: expression('$')},
      result: '<order><id>7</id></order>',
    },
    {
      title: 'The encoding from the declaration',
      kind: 'typical',
      input: latin1,
      args: {file: expression('$')},
      result: '<name>Müller</name>',
    },
    {
      title: 'An explicit encoding',
      kind: 'edge',
      input: Uint8Array.from([60, 97, 62, 252, 60, 47, 97, 62]),
      args: {file: expression('$'), encoding: 'windows-1252'},
      result: '<a>ü</a>',
    },
    {
      title: 'UTF-16 without a byte order mark',
      kind: 'edge',
      input: Uint8Array.from([60, 0, 97, 0, 62, 0, 233, 0, 60, 0, 47, 0, 97, 0, 62, 0]),
      args: {file: expression('$')},
      result: '<a>é</a>',
    },
    {title: 'Text instead of bytes', kind: 'edge', args: {file: '<a/>'}, result: '<a/>'},
    {title: 'Null', kind: 'null', args: {file: null}, result: null},
    {title: 'Not XML', kind: 'error', args: {file: 'id;name'}, error: 'E_PARSE'},
    {
      title: 'Bytes that aren’t UTF-8',
      kind: 'error',
      input: Uint8Array.from([60, 97, 62, 252, 60, 47, 97, 62]),
      args: {file: expression('$')},
      error: 'E_ENCODING',
    },
    {
      title: 'Elements nested 501 levels deep',
      kind: 'error',
      args: {file: deepXml},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Readers/XML/ReadRecords', role: 'alternative'},
    {function: 'Writers/XML/WriteDocument', role: 'inverse'},
  ],
  equivalents: [
    {
      tool: 'dataweave',
      name: 'read',
      differs: 'needs the format `application/xml`, and returns an object',
    },
    {tool: 'bloblang', name: 'parse_xml', differs: 'returns an object'},
    {tool: 'sql', name: 'XMLPARSE'},
  ],
  tags: ['mapping', 'reader', 'xml', 'file', 'parse', 'namespace'],
  aliases:
    'Xml.Document, load XML, open XML file, parse XML file, XmlReader, import xml, xml encoding problem, wrong charset, ISO-8859-1, DOM, umlauts garbled, byte order mark, XXE attack',
  notes: [
    'Without `encoding`, the encoding comes from the byte order mark or the first character, then from the XML declaration. The default is UTF-8.',
    'A file whose DOCTYPE contains declarations is rejected. External DTDs and entities are never fetched.',
  ],
  limits: [textFileLimit, ...xmlLimits],
  load: () => import('../../../formats/xml'),
  run: ({file, encoding}, _context, {parseXml, serialise}) => {
    const document = parseXml(textOfFile(file, encoding), 'file');
    // The declaration names the byte encoding, which no longer applies to text.
    document.declaration = '';
    return serialise(document);
  },
});
