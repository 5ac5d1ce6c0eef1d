import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {checkResultLength, resultLimit} from '../Text/resultLength';
import {
  deepXml,
  namespacesError,
  namespacesParameter,
  nullableSourceParameter,
  order,
  parseError,
  pathLimitError,
  pathParameter,
  shop,
  xpathLimits,
} from './facts';

export default defineMappingFunction({
  category: 'XML',
  name: 'NodesFromPath',
  summary: 'Returns the elements that an XPath selects, as a list of XML.',
  parameters: {
    source: nullableSourceParameter,
    path: pathParameter,
    namespaces: namespacesParameter,
  },
  returns: {
    type: 'List<Xml>',
    description: 'the elements with their content, in document order',
  },
  nullPolicy: 'fixed result',
  nullResult: [],
  nullAndEmpty: 'So does a path that selects nothing.',
  errors: [
    {
      code: 'E_PATH',
      when: 'the path isn’t valid XPath 1.0, uses an unknown prefix, or selects something other than elements',
    },
    parseError,
    namespacesError,
    {...pathLimitError, when: `the result is too long, ${pathLimitError.when}`},
  ],
  examples: [
    {
      title: 'Order items',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: '//item'},
      result: ['<item sku="X1">12.50</item>', '<item sku="X2">8.00</item>'],
    },
    {
      title: 'An item with a given attribute',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: "//item[@sku='X2']"},
      result: ['<item sku="X2">8.00</item>'],
    },
    {
      title: 'The namespace is included',
      kind: 'edge',
      input: shop,
      args: {source: {expression: '$'}, path: '//s:id', namespaces: {s: 'urn:shop'}},
      result: ['<id xmlns="urn:shop">7</id>'],
    },
    {
      title: 'No match',
      kind: 'edge',
      input: order,
      args: {source: {expression: '$'}, path: '//total'},
      result: [],
    },
    {title: 'A null document', kind: 'null', args: {source: null, path: '//item'}, result: []},
    {
      title: 'Attributes instead of elements',
      kind: 'error',
      input: order,
      args: {source: {expression: '$'}, path: '//@sku'},
      error: 'E_PATH',
    },
    {title: 'Invalid XML', kind: 'error', args: {source: '<a', path: '//item'}, error: 'E_PARSE'},
    {
      title: 'A namespace that isn’t text',
      kind: 'error',
      args: {source: '<a/>', path: '//s:a', namespaces: {s: 1}},
      error: 'E_TYPE',
    },
    {
      title: 'Elements nested 501 levels deep',
      kind: 'error',
      args: {source: deepXml, path: '//a'},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'XML/ValuesFromPath', role: 'alternative'},
    {function: 'XML/AttributeValue', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'dataweave', name: '.a.*b', differs: 'uses selectors instead of XPath'},
    {tool: 'sql', name: 'XPATH', differs: 'takes the path first'},
  ],
  tags: ['mapping', 'xml', 'path', 'xpath', 'namespace', 'list'],
  aliases:
    'XPath nodes, split XML, xsl:copy-of, querySelectorAll, XML records, each element, list of elements, cut out subtree, child nodes, document fragments, order lines, iterate sections, DOM query, SOAP body content, extract part of XML, sub elements',
  limits: [...xpathLimits, resultLimit],
  load: async () => ({
    ...(await import('../../formats/xml')),
    ...(await import('../../formats/xpath')),
  }),
  run: ({source, path, namespaces}, _context, {parseXml, XPath}) => {
    const xpath = new XPath(path, namespaces);
    const nodes = source === null ? [] : xpath.nodes(parseXml(source));
    let length = 0;
    return nodes.map((node) => {
      if (node.kind !== 'element') {
        const hint = 'To get text, use `XML.ValuesFromPath`.';
        fail('E_PATH', `The path selects something other than elements. ${hint}`, 'path');
      }
      const text = xpath.textAlone(node);
      length += text.length;
      checkResultLength(length);
      return text;
    });
  },
});
