import {defineMappingFunction} from '../../defineMappingFunction';
import {order, shop, sourceParameter, xmlLimits} from './facts';

export default defineMappingFunction({
  category: 'XML',
  name: 'ToJson',
  summary: 'Turns XML into JSON, with values as text and lists where you say so.',
  parameters: {
    source: sourceParameter,
    attributes: {
      type: 'Text',
      default: '@',
      description: 'what stands before the name of an attribute',
    },
    text: {
      type: 'Text',
      default: '#text',
      description: 'the key for the text of an element that has attributes or children',
    },
    arrays: {
      type: 'List<Text>',
      default: [],
      description: 'the names of elements that are always lists, also when there is only one',
    },
    namespaces: {
      type: 'Text',
      default: 'keep',
      values: {
        keep: 'names keep their prefix, and namespaces are attributes',
        strip: 'prefixes and namespaces are left out',
      },
      description: 'what happens to namespaces',
    },
  },
  returns: {
    type: 'Object',
    description: 'one key, the name of the outermost element, with its content',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty element without attributes gives `""`.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the text isn’t well-formed XML, has a document type with declarations, or mixes text with elements',
    },
    {
      code: 'E_DUPLICATE',
      when: 'two things get the same key, such as two attributes whose prefixes are stripped',
    },
  ],
  examples: [
    {
      title: 'An order',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}},
      result: {
        order: {
          '@id': 'A-1001',
          customer: 'Ada',
          item: [
            {'@sku': 'X1', '#text': '12.50'},
            {'@sku': 'X2', '#text': '8.00'},
          ],
          note: '',
        },
      },
    },
    {
      title: 'One item is a list too',
      kind: 'typical',
      args: {source: '<order><item>X1</item></order>', arrays: ['item']},
      result: {order: {item: ['X1']}},
    },
    {
      title: 'Without namespaces',
      kind: 'typical',
      input: shop,
      args: {source: {expression: '$'}, namespaces: 'strip'},
      result: {order: {id: '7'}},
    },
    {
      title: 'Namespaces are kept',
      kind: 'edge',
      input: shop,
      args: {source: {expression: '$'}},
      result: {order: {'@xmlns': 'urn:shop', id: '7'}},
    },
    {
      title: 'Values stay text',
      kind: 'edge',
      args: {source: '<a><no>0042</no><price>1.50</price></a>'},
      result: {a: {no: '0042', price: '1.50'}},
    },
    {
      title: 'Other marks',
      kind: 'edge',
      args: {source: '<a b="1">c</a>', attributes: '_', text: 'value'},
      result: {a: {_b: '1', value: 'c'}},
    },
    {title: 'Null', kind: 'null', args: {source: null}, result: null},
    {
      title: 'Text between elements',
      kind: 'error',
      args: {source: '<p>Hello <b>world</b></p>'},
      error: 'E_PARSE',
    },
    {
      title: 'An attribute and an element with one key',
      kind: 'error',
      args: {source: '<a b="1"><b>2</b></a>', attributes: ''},
      error: 'E_DUPLICATE',
    },
  ],
  related: [
    {function: 'XML/FromJson', role: 'inverse'},
    {function: 'XML/StripNamespaces', role: 'often used with'},
  ],
  tags: ['mapping', 'xml', 'json', 'conversion', 'attribute', 'namespace'],
  aliases: [
    'xml2json',
    'xml-to-json',
    'XmlSerializer',
    'parse XML',
    'Xml.Tables',
    'xmltodict',
    'xml to object',
    'convert xml',
    'xml to dictionary',
    'SOAP to REST',
    'deserialize',
    'JAXB',
    'BadgerFish',
    'single child not array',
    'legacy feed',
    'attributes with @',
    'convert XML document into JSON',
    'XML to map',
  ],
  notes: [
    'An element that is repeated becomes a list; an element that stands alone doesn’t, unless it is in `arrays`. Name every element there that can be repeated, so that one record looks like many.',
  ],
  limits: xmlLimits,
  pure: true,
  run: async ({source, attributes, text, arrays, namespaces}) => {
    const [{parseXml, rootOf}, {toJson}] = await Promise.all([
      import('../../formats/xml'),
      import('./conversion'),
    ]);
    return toJson(rootOf(parseXml(source)), {
      attributes,
      text,
      arrays: new Set(arrays),
      namespaces,
    });
  },
});
