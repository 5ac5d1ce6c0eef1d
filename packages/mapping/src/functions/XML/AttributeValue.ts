import {defineMappingFunction} from '../../language/defineMappingFunction';
import {deepXml, limitError, nullableSourceParameter, parseError, xmlLimits} from './facts';

export default defineMappingFunction({
  category: 'XML',
  name: 'AttributeValue',
  summary: 'Returns an attribute value from the root element, or a default.',
  parameters: {
    source: {...nullableSourceParameter, description: 'the XML element'},
    name: {type: 'Text', description: 'the attribute name, without a prefix'},
    namespace: {
      type: 'Text',
      default: null,
      description: 'the attribute’s namespace, if it has one',
    },
    default: {
      type: 'Text',
      default: null,
      description: 'the result if the element is null or doesn’t have the attribute',
    },
  },
  returns: {type: 'Text', nullable: true, description: 'the attribute value, or the default'},
  nullPolicy: 'default',
  nullAndEmpty:
    'If the element doesn’t have the attribute, the result is `default`, too. The value of an empty attribute is `""`.',
  errors: [parseError, limitError],
  examples: [
    {
      title: 'An item’s SKU',
      kind: 'typical',
      args: {source: '<item sku="X1">12.50</item>', name: 'sku'},
      result: 'X1',
    },
    {
      title: 'With a default',
      kind: 'typical',
      args: {source: '<item/>', name: 'currency', default: 'EUR'},
      result: 'EUR',
    },
    {
      title: 'With a namespace',
      kind: 'typical',
      args: {source: '<a xmlns:x="urn:x" x:id="7"/>', name: 'id', namespace: 'urn:x'},
      result: '7',
    },
    {
      title: 'A default namespace doesn’t apply to attributes',
      kind: 'edge',
      args: {source: '<a xmlns="urn:x" id="7"/>', name: 'id'},
      result: '7',
    },
    {
      title: 'An empty attribute',
      kind: 'edge',
      args: {source: '<a id=""/>', name: 'id', default: 'none'},
      result: '',
    },
    {
      title: 'A missing attribute',
      kind: 'null',
      args: {source: '<a/>', name: 'id', default: null},
      result: null,
    },
    {title: 'A null element', kind: 'null', args: {source: null, name: 'id'}, result: null},
    {title: 'Invalid XML', kind: 'error', args: {source: 'sku=X1', name: 'sku'}, error: 'E_PARSE'},
    {
      title: 'Elements nested 501 levels deep',
      kind: 'error',
      args: {source: deepXml, name: 'id'},
      error: 'E_LIMIT',
    },
  ],
  related: [{function: 'XML/NodesFromPath', role: 'often used with'}],
  equivalents: [
    {tool: 'dataweave', name: '.@name', differs: 'has no default'},
    {
      tool: 'sql',
      name: 'XPATH',
      differs: 'needs a path such as `/item/@sku`, and returns an array',
    },
  ],
  tags: ['mapping', 'xml', 'attribute', 'namespace', 'null-handling'],
  aliases:
    'getAttribute, @attribute, XmlAttribute, attr, read attribute, get tag attribute, property of tag, currency code, xsi:type, inside opening tag, tag parameter, id on element',
  limits: xmlLimits,
  load: () => import('../../formats/xml'),
  run: (
    {source, name, namespace, default: fallback},
    _context,
    {parseXml, realAttributes, rootOf},
  ) => {
    if (source === null) {
      return fallback;
    }
    const attribute = realAttributes(rootOf(parseXml(source))).find(
      (candidate) => candidate.localName === name && candidate.namespace === (namespace ?? ''),
    );
    return attribute?.value ?? fallback;
  },
});
