import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {xmlLimits} from './facts';

export default defineMappingFunction({
  category: 'XML',
  name: 'FromJson',
  summary: 'Converts an object to XML, with keys as elements and lists as repeated elements.',
  parameters: {
    value: {type: 'Object', data: true, description: 'the content of the root element'},
    root: {type: 'Text', description: 'the name of the root element'},
    attributes: {
      type: 'Text',
      default: '@',
      description: 'the prefix of keys that become attributes',
    },
    text: {
      type: 'Text',
      default: '#text',
      description: 'the key for an element’s text',
    },
    nulls: {
      type: 'Text',
      default: 'omit',
      values: {
        omit: 'leave out the element',
        empty: 'write an empty element',
        nil: 'write an empty element with `xsi:nil="true"`',
      },
      description: 'how to write null values inside the object',
    },
  },
  returns: {type: 'Xml', description: 'the element as text, without an XML declaration'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'To choose how null values inside the object are written, use `nulls`. An empty object returns an empty element.',
  errors: [
    {
      code: 'E_PARSE',
      when: '`root` or a key isn’t a valid XML name, a prefix isn’t declared, a value can’t be written as XML, or text contains a character that XML doesn’t allow',
    },
    {code: 'E_LIMIT', when: 'the XML would be nested too deeply or have too many nodes'},
  ],
  examples: [
    {
      title: 'An order',
      kind: 'typical',
      args: {
        value: {
          '@id': 'A-1001',
          customer: 'Ada & Co',
          item: [
            {'@sku': 'X1', '#text': 12.5},
            {'@sku': 'X2', '#text': 8},
          ],
        },
        root: 'order',
      },
      result:
        '<order id="A-1001"><customer>Ada &amp; Co</customer><item sku="X1">12.5</item><item sku="X2">8</item></order>',
    },
    {
      title: 'Custom keys for attributes and text',
      kind: 'typical',
      args: {value: {_id: 1, value: 'x'}, root: 'a', attributes: '_', text: 'value'},
      result: '<a id="1">x</a>',
    },
    {
      title: 'Numbers without an exponent',
      kind: 'edge',
      args: {value: {'@of': 1e21, share: 1e-7}, root: 'a'},
      result: '<a of="1000000000000000000000"><share>0.0000001</share></a>',
    },
    {title: 'An empty object', kind: 'edge', args: {value: {}, root: 'a'}, result: '<a/>'},
    {title: 'An empty list', kind: 'edge', args: {value: {item: []}, root: 'a'}, result: '<a/>'},
    {title: 'Null is left out', kind: 'null', args: {value: {b: null}, root: 'a'}, result: '<a/>'},
    {
      title: 'Null as an empty element',
      kind: 'null',
      args: {value: {b: null}, root: 'a', nulls: 'empty'},
      result: '<a><b/></a>',
    },
    {
      title: 'Null as nil',
      kind: 'null',
      args: {value: {b: null}, root: 'a', nulls: 'nil'},
      result: '<a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><b xsi:nil="true"/></a>',
    },
    {title: 'A null object', kind: 'null', args: {value: null, root: 'a'}, result: null},
    {
      title: 'A key with a space',
      kind: 'error',
      args: {value: {'first name': 'Ada'}, root: 'a'},
      error: 'E_PARSE',
    },
    {
      title: 'Objects nested 500 levels deep',
      kind: 'error',
      args: {
        value: expression(
          'JSON.Parse(Text.Concat(Text.Pad("", 2500, "{\\"a\\":"), "1", Text.Pad("", 500, "}")))',
        ),
        root: 'a',
      },
      error: 'E_LIMIT',
    },
  ],
  related: [{function: 'XML/ToJson', role: 'inverse'}],
  equivalents: [
    {tool: 'dataweave', name: 'write', differs: 'needs the format `application/xml`'},
    {tool: 'bloblang', name: 'format_xml', differs: 'reads attributes from `-name`'},
  ],
  tags: ['mapping', 'xml', 'json', 'conversion', 'attribute'],
  aliases:
    'json2xml, json-to-xml, FOR XML, XMLELEMENT, build XML, dicttoxml, object to xml, convert to xml, dictionary to xml, SOAP request, marshal, REST to SOAP, legacy system, generate payload, turn JSON into XML',
  limits: xmlLimits,
  load: () => import('./conversion'),
  run: ({value, root, attributes, text, nulls}, _context, {fromJson}) => {
    return fromJson(value, root, {attributes, text, nulls, parameter: 'value'});
  },
});
