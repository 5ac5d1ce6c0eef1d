import {defineMappingFunction} from '../../language/defineMappingFunction';
import {deepXml, limitError, order, shop, sourceParameter, xmlLimits} from './facts';

export default defineMappingFunction({
  category: 'XML',
  name: 'ToJson',
  summary: 'Converts XML to JSON, keeping values as text and turning repeated elements into lists.',
  parameters: {
    source: sourceParameter,
    attributes: {
      type: 'Text',
      default: '@',
      description: 'the prefix of keys that come from attributes',
    },
    text: {
      type: 'Text',
      default: '#text',
      description: 'the key for the text of an element that has attributes',
    },
    arrays: {
      type: 'List<Text>',
      default: [],
      description: 'the names of elements that always become lists, even if they occur only once',
    },
    namespaces: {
      type: 'Text',
      default: 'keep',
      values: {
        keep: 'keep prefixes, and return namespace declarations as attributes',
        strip: 'leave out prefixes and namespace declarations',
      },
      description: 'what to do with namespaces',
    },
  },
  returns: {
    type: 'Object',
    description: 'the content of the root element, keyed by the element’s name',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'An empty element without attributes becomes `""`.',
  errors: [
    {
      code: 'E_PARSE',
      when: '`source` isn’t well-formed XML or has a DOCTYPE with declarations, or an element mixes text with elements',
    },
    {
      code: 'E_DUPLICATE',
      when: 'two parts of an element get the same key, such as two attributes whose prefixes are stripped',
    },
    limitError,
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
      title: 'A single item as a list',
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
      title: 'Custom keys for attributes and text',
      kind: 'edge',
      args: {source: '<a b="1">c</a>', attributes: '_', text: 'value'},
      result: {a: {_b: '1', value: 'c'}},
    },
    {title: 'Null', kind: 'null', args: {source: null}, result: null},
    {
      title: 'Text mixed with elements',
      kind: 'error',
      args: {source: '<p>Hello <b>world</b></p>'},
      error: 'E_PARSE',
    },
    {
      title: 'An attribute and an element with the same key',
      kind: 'error',
      args: {source: '<a b="1"><b>2</b></a>', attributes: ''},
      error: 'E_DUPLICATE',
    },
    {
      title: 'Elements nested 501 levels deep',
      kind: 'error',
      args: {source: deepXml},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'XML/FromJson', role: 'inverse'},
    {function: 'XML/StripNamespaces', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'dataweave',
      name: 'write',
      differs: 'needs the format `application/json`, and drops attributes by default',
    },
    {tool: 'bloblang', name: 'parse_xml', differs: 'writes attributes as `-name`'},
  ],
  tags: ['mapping', 'xml', 'json', 'conversion', 'attribute', 'namespace'],
  aliases:
    'xml2json, xml-to-json, XmlSerializer, parse XML, Xml.Tables, xmltodict, xml to object, convert xml, xml to dictionary, SOAP to REST, deserialize, JAXB, BadgerFish, single child not array, legacy feed, attributes with @, convert XML document into JSON, XML to map, turn XML into JSON',
  notes: [
    'A repeated element becomes a list, but a single element doesn’t. To always get a list, add the name of every repeatable element to `arrays`. A missing element is still null. To get an empty list instead, use `Types.ToList`.',
  ],
  limits: xmlLimits,
  load: async () => ({...(await import('../../formats/xml')), ...(await import('./conversion'))}),
  run: ({source, attributes, text, arrays, namespaces}, _context, {parseXml, rootOf, toJson}) => {
    return toJson(rootOf(parseXml(source)), {
      attributes,
      text,
      arrays: new Set(arrays),
      namespaces,
    });
  },
});
