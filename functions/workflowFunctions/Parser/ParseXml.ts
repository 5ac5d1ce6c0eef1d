import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {xpathLimits} from '../../mappingFunctions/XML/facts';
import {fileBytes} from '../../workflow/fileBytes';
import {file, object} from '../../workflow/schemas';
import type {JsonObject} from '../../workflow/types';

const namespaces = {s: 'urn:example:shop'};

export default defineWorkflowFunction({
  category: 'Parser',
  name: 'ParseXml',
  summary: 'Reads repeated elements of an XML file into records, with an XPath for each field.',
  kind: 'action',
  configuration: object(
    {
      recordPath: {
        type: 'string',
        minLength: 1,
        description: 'an XPath 1.0 expression that selects the records, such as `"//order"`',
      },
      fields: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description: 'the name of each field, with its XPath from the record: `{"id": "@id"}`',
      },
      namespaces: {
        type: 'object',
        additionalProperties: {type: 'string'},
        default: {},
        description: 'the prefixes that the paths use, each with its namespace',
      },
    },
    ['recordPath', 'fields'],
  ),
  input: object({file: {...file, description: 'the XML file'}}, ['file']),
  output: object(
    {
      records: {
        type: 'array',
        items: {type: 'object'},
        description: 'an object for each record; values are text, and null where there is nothing',
      },
      recordCount: {type: 'integer', description: 'how many records were read'},
    },
    ['records', 'recordCount'],
  ),
  credentials: [],
  errors: [
    {code: 'E_PARSE', when: 'the file isn’t well-formed XML, or declares entities'},
    {
      code: 'E_PATH',
      when: 'a path isn’t XPath 1.0, uses an unknown prefix, or the records aren’t elements',
    },
    {code: 'E_ENCODING', when: 'the bytes don’t fit the encoding that the file declares'},
  ],
  examples: [
    {
      title: 'Orders in a namespace',
      note: 'The file has `xmlns="urn:example:shop"`, so the paths need a prefix of your choice for it.',
      configuration: {
        recordPath: '/s:orders/s:order',
        fields: {
          id: '@id',
          customer: 's:customer',
          total: 's:total',
          currency: 's:total/@currency',
        },
        namespaces,
      },
      input: {file: {sample: 'orders.xml'}},
      output: {
        records: [
          {id: 'A-1', customer: 'Müller GmbH', total: '1249.50', currency: 'EUR'},
          {id: 'A-2', customer: 'Ada Lovelace', total: null, currency: null},
        ],
        recordCount: 2,
      },
    },
    {
      title: 'Without the prefix nothing is found',
      note: '`order` is an element without a namespace, and the file has none. That isn’t an error.',
      configuration: {recordPath: '//order', fields: {id: '@id'}},
      input: {file: {sample: 'orders.xml'}},
      output: {records: [], recordCount: 0},
    },
    {
      title: 'Only some records, and a computed field',
      configuration: {
        recordPath: '//s:order[s:total > 1000]',
        fields: {id: '@id', fields: 'count(*)'},
        namespaces,
      },
      input: {file: {sample: 'orders.xml'}},
      output: {records: [{id: 'A-1', fields: '2'}], recordCount: 1},
    },
    {
      title: 'A prefix that isn’t known',
      configuration: {recordPath: '//shop:order', fields: {id: '@id'}, namespaces},
      input: {file: {sample: 'orders.xml'}},
      error: 'E_PATH',
    },
    {
      title: 'A CSV file isn’t XML',
      configuration: {recordPath: '//order', fields: {id: '@id'}},
      input: {file: {sample: 'orders.csv'}},
      error: 'E_PARSE',
    },
    {
      title: 'Bytes that aren’t UTF-8',
      configuration: {recordPath: '//order', fields: {id: '@id'}},
      input: {file: {sample: 'customers.csv'}},
      error: 'E_ENCODING',
    },
  ],
  related: [
    {function: 'JSON/SplitItems', role: 'often used with'},
    {function: 'HTTPClient/DownloadFile', role: 'often used with'},
  ],
  mappingFunctions: ['Readers/XML/ReadRecords', 'XML/ValuesFromPath', 'XML/StripNamespaces'],
  tags: ['workflow', 'parse', 'file', 'xml', 'xpath', 'namespace', 'stream'],
  aliases: [
    'XML to JSON',
    'XML node',
    'Parse XML',
    'XMLTABLE',
    'SAX',
    'read_xml',
    'xml feed',
    'import xml',
    'loop over elements',
    'SOAP message',
    'RSS feed',
    'order document',
    'UBL invoice',
    'e-invoice',
    'XRechnung',
    'supplier catalogue',
    'parse SOAP response',
    'extract elements',
    'big XML',
    'sitemap',
  ],
  limits: xpathLimits,
  notes: [
    'One record is a list of one. Values stay text as they are written, so `1249.50` keeps its zero.',
    'Nothing is fetched and no entity is expanded: a file with a document type that holds declarations is refused.',
  ],
  async run({configuration: {recordPath, fields, namespaces: prefixes}, input, surroundings}) {
    const [{invoke}, {default: readRecords}] = await Promise.all([
      import('../../language/invoke'),
      import('../../mappingFunctions/Readers/XML/ReadRecords'),
    ]);
    const records = (await invoke(
      readRecords,
      {file: fileBytes(input.file, 'file'), recordPath, fields, namespaces: prefixes},
      {now: surroundings.now},
    )) as readonly JsonObject[];
    return {records, recordCount: records.length};
  },
});
