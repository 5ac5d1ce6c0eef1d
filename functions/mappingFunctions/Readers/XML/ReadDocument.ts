import {defineMappingFunction} from '../../../defineMappingFunction';
import {expression} from '../../../examples/expression';
import {utf8} from '../../../formats/encodings/utf8';
import {xmlLimits} from '../../XML/facts';
import {textFileLimit} from '../textFile';
import {fileParameter, textOfFile} from './file';

const latin1 = Uint8Array.from(
  '<?xml version="1.0" encoding="iso-8859-1"?><name>M\u00fcller</name>',
  (character) => character.charCodeAt(0),
);

export default defineMappingFunction({
  category: 'Readers/XML',
  name: 'ReadDocument',
  summary: 'Reads an XML file, in its own encoding, for the XML functions.',
  parameters: {
    file: fileParameter,
    encoding: {
      type: 'Text',
      default: null,
      description: 'the encoding; null takes that of the file itself',
    },
  },
  returns: {type: 'Xml', description: 'the document without its XML declaration'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty file isn’t XML and fails.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the file isn’t well-formed XML, or has a document type with declarations',
    },
    {code: 'E_ENCODING', when: 'the encoding isn’t known, or the bytes don’t fit it'},
  ],
  examples: [
    {
      title: 'A file',
      kind: 'typical',
      input: utf8('<?xml version="1.0"?>\n<order><id>7</id></order>'),
      args: {file: expression('$')},
      result: '<order><id>7</id></order>',
    },
    {
      title: 'The declaration names the encoding',
      kind: 'typical',
      input: latin1,
      args: {file: expression('$')},
      result: '<name>Müller</name>',
    },
    {
      title: 'You name the encoding',
      kind: 'edge',
      input: Uint8Array.from([60, 97, 62, 252, 60, 47, 97, 62]),
      args: {file: expression('$'), encoding: 'windows-1252'},
      result: '<a>ü</a>',
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
  ],
  related: [
    {function: 'Readers/XML/ReadRecords', role: 'alternative'},
    {function: 'Writers/XML/WriteDocument', role: 'inverse'},
  ],
  tags: ['mapping', 'reader', 'xml', 'file', 'parse', 'namespace'],
  aliases: [
    'Xml.Document',
    'load XML',
    'open XML file',
    'parse XML file',
    'XmlReader',
    'import xml',
    'xml encoding problem',
    'wrong charset',
    'ISO-8859-1',
    'DOM',
    'umlauts garbled',
    'byte order mark',
    'XXE attack',
  ],
  notes: [
    'Entities that a document declares are never expanded, and nothing is fetched: a file with a document type that holds declarations is refused.',
  ],
  limits: [textFileLimit, ...xmlLimits],
  pure: true,
  run: async ({file, encoding}) => {
    const {parseXml, serialise} = await import('../../../formats/xml');
    const document = parseXml(textOfFile(file, encoding), 'file');
    // It names the encoding of the bytes, which text no longer has.
    document.declaration = '';
    return serialise(document);
  },
});
