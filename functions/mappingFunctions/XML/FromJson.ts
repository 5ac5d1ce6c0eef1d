import {defineMappingFunction} from '../../defineMappingFunction';
import {xmlLimits} from './facts';

export default defineMappingFunction({
  category: 'XML',
  name: 'FromJson',
  summary: 'Turns an object into XML: keys become elements, lists repeat them.',
  parameters: {
    value: {type: 'Object', data: true, description: 'the content of the outermost element'},
    root: {type: 'Text', description: 'the name of the outermost element'},
    attributes: {type: 'Text', default: '@', description: 'what marks a key as an attribute'},
    text: {
      type: 'Text',
      default: '#text',
      description: 'the key that holds the text of an element',
    },
    nulls: {
      type: 'Text',
      default: 'omit',
      values: {
        omit: 'the element is left out',
        empty: 'the element is empty',
        nil: 'the element is empty and says `xsi:nil="true"`',
      },
      description: 'what becomes of null',
    },
  },
  returns: {type: 'Xml', description: 'the element as text, without an XML declaration'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'A null object gives null. `nulls` decides about null inside it. An empty object gives an empty element.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'a key isn’t a name in XML or its prefix isn’t declared, a value has no form in it, or a text has a character that it can’t hold',
    },
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
      title: 'Other marks',
      kind: 'typical',
      args: {value: {_id: 1, value: 'x'}, root: 'a', attributes: '_', text: 'value'},
      result: '<a id="1">x</a>',
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
  ],
  related: [{function: 'XML/ToJson', role: 'inverse'}],
  tags: ['mapping', 'xml', 'json', 'conversion', 'attribute'],
  aliases: [
    'json2xml',
    'json-to-xml',
    'FOR XML',
    'XMLELEMENT',
    'build XML',
    'dicttoxml',
    'object to xml',
    'convert to xml',
    'dictionary to xml',
    'SOAP request',
    'marshal',
    'REST to SOAP',
    'legacy system',
    'generate payload',
  ],
  limits: xmlLimits,
  pure: true,
  run: async ({value, root, attributes, text, nulls}) => {
    const {fromJson} = await import('./conversion');
    return fromJson(value, root, {attributes, text, nulls, parameter: 'value'});
  },
});
