import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {xpathLimits} from '@documentation/mapping/internal/functions/XML/facts';
import {fileBytes} from '../../language/fileBytes';
import {file, object} from '@documentation/base/internal/jsonSchema/schemas';
import type {JsonObject} from '@documentation/base/internal/values/json';

const namespaces = {s: 'urn:example:shop'};

export default defineWorkflowFunction({
  category: 'Parser',
  name: 'ParseXml',
  summary: 'Reads repeated XML elements into records, with an XPath for each field.',
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
        description:
          'the field names, each with an XPath relative to the record, such as `{"id": "@id"}`',
      },
      namespaces: {
        type: 'object',
        additionalProperties: {type: 'string'},
        default: {},
        description: 'the prefixes used in the paths, each with its namespace URI',
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
        description: 'one object per record; values are text, or null if nothing matches',
      },
      recordCount: {type: 'integer', description: 'how many records were read'},
    },
    ['records', 'recordCount'],
  ),
  credentials: [],
  errors: [
    {code: 'E_PARSE', when: 'the file isn’t well-formed XML, or its DOCTYPE contains declarations'},
    {
      code: 'E_PATH',
      when: 'a path isn’t valid XPath 1.0 or uses an unknown prefix, or `recordPath` doesn’t select elements',
    },
    {
      code: 'E_ENCODING',
      when: 'the file doesn’t match its declared encoding, or declares none and isn’t UTF-8',
    },
  ],
  examples: [
    {
      title: 'Orders in a namespace',
      note: 'The file declares `xmlns="urn:example:shop"`, so the paths need a prefix for that namespace. You can choose any prefix.',
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
      title: 'No matches without the prefix',
      note: '`//order` matches only elements without a namespace, and the file has no such elements. The result is an empty list, not an error.',
      configuration: {recordPath: '//order', fields: {id: '@id'}},
      input: {file: {sample: 'orders.xml'}},
      output: {records: [], recordCount: 0},
    },
    {
      title: 'Filtered records with a computed field',
      configuration: {
        recordPath: '//s:order[s:total > 1000]',
        fields: {id: '@id', fields: 'count(*)'},
        namespaces,
      },
      input: {file: {sample: 'orders.xml'}},
      output: {records: [{id: 'A-1', fields: '2'}], recordCount: 1},
    },
    {
      title: 'An unknown prefix',
      configuration: {recordPath: '//shop:order', fields: {id: '@id'}, namespaces},
      input: {file: {sample: 'orders.xml'}},
      error: 'E_PATH',
    },
    {
      title: 'A CSV file instead of XML',
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
  aliases:
    'XML to JSON, XML node, Parse XML, XMLTABLE, SAX, read_xml, xml feed, import xml, loop over elements, SOAP message, RSS feed, order document, UBL invoice, e-invoice, XRechnung, supplier catalogue, parse SOAP response, extract elements, big XML, sitemap, read an XML file',
  limits: xpathLimits,
  notes: [
    'Even a single record is returned in a list. Values are text, exactly as in the file, so `1249.50` keeps its zero.',
    'External DTDs and entities aren’t fetched. A file whose DOCTYPE contains declarations is rejected.',
  ],
  async run({configuration: {recordPath, fields, namespaces: prefixes}, input, surroundings}) {
    const [{invoke}, {default: readRecords}] = await Promise.all([
      import('@documentation/mapping/internal/language/invoke'),
      import('@documentation/mapping/internal/functions/Readers/XML/ReadRecords'),
    ]);
    const records = (await invoke(
      readRecords,
      {file: fileBytes(input.file, 'file'), recordPath, fields, namespaces: prefixes},
      {now: surroundings.now},
    )) as readonly JsonObject[];
    return {records, recordCount: records.length};
  },
});
