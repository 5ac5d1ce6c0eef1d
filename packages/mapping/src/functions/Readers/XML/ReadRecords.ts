import {defineMappingFunction} from '../../../language/defineMappingFunction';
import {expression} from '../../../examples/expression';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {fail} from '@documentation/base/internal/values/errors';
import {deepXml, xpathLimits} from '../../XML/facts';
import {textFileLimit} from '../textFile';
import {encodingParameter, fileParameter, textOfFile} from './file';
import {quote} from '@documentation/base/internal/values/quote';

const orders = utf8(`<orders>
  <order id="A-1"><customer>Ada</customer><total>12.50</total></order>
  <order id="A-2"><customer>Grace</customer></order>
</orders>`);
const fields = {id: '@id', customer: 'customer', total: 'total'};

export default defineMappingFunction({
  category: 'Readers/XML',
  name: 'ReadRecords',
  summary: 'Reads repeated XML elements as objects, with an XPath for each field.',
  parameters: {
    file: fileParameter,
    recordPath: {
      type: 'Text',
      description: 'an XPath 1.0 expression that selects the records, such as `"//order"`',
    },
    fields: {
      type: 'Object',
      description: 'the field names, each with its XPath relative to the record: `{"id": "@id"}`',
    },
    namespaces: {
      type: 'Object',
      default: {},
      description: 'the prefixes used in the paths, each with its namespace URI',
    },
    encoding: encodingParameter,
  },
  returns: {
    type: 'List<Object>',
    description: 'one object per record, with every value as text',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Missing fields are null. The result is a list even if there is only one record or none.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the file isn’t well-formed XML, or its DOCTYPE contains declarations',
    },
    {
      code: 'E_PATH',
      when: 'a path isn’t valid XPath 1.0 or uses an unknown prefix, or the records aren’t elements',
    },
    {code: 'E_ENCODING', when: 'the encoding is unknown or doesn’t match the file'},
    {code: 'E_TYPE', when: 'a path in `fields` or a namespace in `namespaces` isn’t text'},
    {
      code: 'E_LIMIT',
      when: 'the file is too large, is nested too deeply or has too many nodes, or a path visits too many nodes',
    },
  ],
  examples: [
    {
      title: 'Orders as objects',
      kind: 'typical',
      input: orders,
      args: {file: expression('$'), recordPath: '/orders/order', fields},
      result: [
        {id: 'A-1', customer: 'Ada', total: '12.50'},
        {id: 'A-2', customer: 'Grace', total: null},
      ],
    },
    {
      title: 'Records in a namespace',
      kind: 'typical',
      input: utf8('<s:list xmlns:s="urn:shop"><s:item>X1</s:item></s:list>'),
      args: {
        file: expression('$'),
        recordPath: '//p:item',
        fields: {sku: '.'},
        namespaces: {p: 'urn:shop'},
      },
      result: [{sku: 'X1'}],
    },
    {
      title: 'An explicit encoding',
      kind: 'edge',
      input: Uint8Array.from([60, 97, 62, 252, 60, 47, 97, 62]),
      args: {
        file: expression('$'),
        recordPath: '/a',
        fields: {name: '.'},
        encoding: 'windows-1252',
      },
      result: [{name: 'ü'}],
    },
    {
      title: 'A computed field',
      kind: 'edge',
      input: orders,
      args: {file: expression('$'), recordPath: '//order[1]', fields: {fields: 'count(*)'}},
      result: [{fields: '2'}],
    },
    {
      title: 'No records',
      kind: 'edge',
      input: orders,
      args: {file: expression('$'), recordPath: '//invoice', fields},
      result: [],
    },
    {title: 'Null', kind: 'null', args: {file: null, recordPath: '//order', fields}, result: null},
    {
      title: 'Not XML',
      kind: 'error',
      args: {file: '{}', recordPath: '//order', fields},
      error: 'E_PARSE',
    },
    {
      title: 'An invalid XPath',
      kind: 'error',
      input: orders,
      args: {file: expression('$'), recordPath: '//order[', fields},
      error: 'E_PATH',
    },
    {
      title: 'Bytes that aren’t UTF-8',
      kind: 'error',
      input: Uint8Array.from([60, 97, 62, 252, 60, 47, 97, 62]),
      args: {file: expression('$'), recordPath: '//a', fields: {}},
      error: 'E_ENCODING',
    },
    {
      title: 'A number instead of a path',
      kind: 'error',
      input: orders,
      args: {file: expression('$'), recordPath: '//order', fields: {id: 1}},
      error: 'E_TYPE',
    },
    {
      title: 'Elements nested 501 levels deep',
      kind: 'error',
      args: {file: deepXml, recordPath: '//a', fields: {}},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Readers/XML/ReadDocument', role: 'alternative'},
    {function: 'Writers/XML/WriteRecords', role: 'inverse'},
  ],
  workflowFunctions: ['Parser/ParseXml'],
  equivalents: [
    {
      tool: 'dataweave',
      name: 'read',
      differs: 'needs the format `application/xml`, and selectors instead of XPath',
    },
    {tool: 'sql', name: 'XMLTABLE', differs: 'returns rows'},
    {tool: 'pandas', name: 'read_xml', differs: 'reads all child elements, and guesses types'},
  ],
  tags: ['mapping', 'reader', 'xml', 'file', 'path', 'xpath', 'table', 'namespace'],
  aliases:
    'XMLTABLE, Xml.Tables, OPENXML, XML to rows, read XML list, pandas read_xml, xml to table, loop over elements, repeating nodes, RSS feed, sitemap, SOAP response, catalogue import, UBL invoice lines, XSLT, products of a feed, flatten nodes, extract records, convert XML feed',
  limits: [textFileLimit, ...xpathLimits],
  load: async () => ({
    ...(await import('../../../formats/xml')),
    ...(await import('../../../formats/xpath')),
  }),
  run: ({file, recordPath, fields: paths, namespaces, encoding}, _context, {parseXml, XPath}) => {
    const recordXPath = new XPath(recordPath, namespaces, 'recordPath');
    const fieldXPaths = Object.entries(paths).map(([name, path]) =>
      typeof path === 'string'
        ? ([name, new XPath(path, namespaces, 'fields')] as const)
        : fail(
            'E_TYPE',
            `The path of the field ${quote(name)} isn’t text. Use an XPath such as "@id".`,
            'fields',
          ),
    );
    const records = recordXPath.nodes(parseXml(textOfFile(file, encoding), 'file'));
    if (records.some(({kind}) => kind !== 'element')) {
      fail(
        'E_PATH',
        'The path selects nodes that aren’t elements. Use a path such as "//order".',
        'recordPath',
      );
    }
    return records.map((record) =>
      Object.fromEntries(fieldXPaths.map(([name, xpath]) => [name, xpath.firstText(record)])),
    );
  },
});
