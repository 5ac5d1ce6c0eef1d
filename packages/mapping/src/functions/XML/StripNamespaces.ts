import {defineMappingFunction} from '../../language/defineMappingFunction';
import {deepXml, limitError, parseError, shop, sourceParameter, xmlLimits} from './facts';

export default defineMappingFunction({
  category: 'XML',
  name: 'StripNamespaces',
  summary: 'Removes all prefixes and namespaces from XML.',
  parameters: {source: sourceParameter},
  returns: {
    type: 'Xml',
    description:
      'the same elements and attributes, without prefixes or namespaces (`xml:` attributes such as `xml:lang` stay as they are)',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'XML without namespaces keeps all names. Quotes, CDATA sections and spaces in tags can still be written differently.',
  errors: [
    {
      code: 'E_DUPLICATE',
      when: 'two attributes of an element have the same name after prefixes are removed',
    },
    parseError,
    limitError,
  ],
  examples: [
    {
      title: 'A default namespace',
      kind: 'typical',
      input: shop,
      args: {source: {expression: '$'}},
      result: '<order><id>7</id></order>',
    },
    {
      title: 'Prefixed names',
      kind: 'typical',
      args: {source: '<s:order xmlns:s="urn:shop" s:no="1"><s:id>7</s:id></s:order>'},
      result: '<order no="1"><id>7</id></order>',
    },
    {
      title: 'Nothing to strip',
      kind: 'edge',
      args: {source: '<a b="1">x</a>'},
      result: '<a b="1">x</a>',
    },
    {title: 'Null', kind: 'null', args: {source: null}, result: null},
    {
      title: 'Two attributes with the same name',
      kind: 'error',
      args: {source: '<a xmlns:x="urn:x" id="1" x:id="2"/>'},
      error: 'E_DUPLICATE',
    },
    {title: 'Invalid XML', kind: 'error', args: {source: '<a><b></a>'}, error: 'E_PARSE'},
    {
      title: 'Elements nested 501 levels deep',
      kind: 'error',
      args: {source: deepXml},
      error: 'E_LIMIT',
    },
  ],
  related: [{function: 'XML/ToJson', role: 'often used with'}],
  tags: ['mapping', 'xml', 'namespace', 'conversion'],
  aliases:
    'remove namespaces, local-name(), strip xmlns, ignore namespace, remove prefix, drop xmlns, simplify xml, tag names without colon, SOAP ns2, xpath finds nothing, default namespace, unqualified names, get rid of ns, namespace problem',
  notes: [
    'Use this function only as a last resort: elements that differ only in their namespace look the same afterwards. If you can, use the `namespaces` parameter of the other XML functions instead.',
  ],
  limits: xmlLimits,
  load: async () => ({...(await import('../../formats/xml')), ...(await import('./stripping'))}),
  run: ({source}, _context, {parseXml, rootOf, serialise, stripNamespaces}) => {
    const document = parseXml(source);
    stripNamespaces(rootOf(document));
    return serialise(document);
  },
});
