import {defineMappingFunction} from '../../language/defineMappingFunction';
import {
  deepXml,
  namespaceNote,
  namespacesError,
  namespacesParameter,
  nullableSourceParameter,
  order,
  parseError,
  pathError,
  pathLimitError,
  pathParameter,
  shop,
  xpathLimits,
  xpathNote,
} from './facts';

export default defineMappingFunction({
  category: 'XML',
  name: 'ValuesFromPath',
  summary: 'Returns the text of every node that an XPath selects, always as a list.',
  parameters: {
    source: nullableSourceParameter,
    path: pathParameter,
    namespaces: namespacesParameter,
  },
  returns: {
    type: 'List<Text>',
    description: 'the text of each node in document order, or `[]` if the path selects nothing',
  },
  nullPolicy: 'fixed result',
  nullResult: [],
  nullAndEmpty: 'The text of an empty element is `""`.',
  errors: [pathError, parseError, namespacesError, pathLimitError],
  examples: [
    {
      title: 'All prices',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: '//item'},
      result: ['12.50', '8.00'],
    },
    {
      title: 'All SKUs',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: '//item/@sku'},
      result: ['X1', 'X2'],
    },
    {
      title: 'With a namespace',
      kind: 'typical',
      input: shop,
      args: {source: {expression: '$'}, path: '//s:id', namespaces: {s: 'urn:shop'}},
      result: ['7'],
    },
    {
      title: 'No match',
      kind: 'edge',
      input: order,
      args: {source: {expression: '$'}, path: '//total'},
      result: [],
    },
    {
      title: 'An empty element',
      kind: 'edge',
      input: order,
      args: {source: {expression: '$'}, path: '//note'},
      result: [''],
    },
    {title: 'A null document', kind: 'null', args: {source: null, path: '//item'}, result: []},
    {
      title: 'Invalid XPath',
      kind: 'error',
      args: {source: '<a/>', path: '//item['},
      error: 'E_PATH',
    },
    {
      title: 'Invalid XML',
      kind: 'error',
      args: {source: 'hello', path: '//item'},
      error: 'E_PARSE',
    },
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
    {function: 'XML/ValueFromPath', role: 'alternative'},
    {function: 'XML/NodesFromPath', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'FILTERXML', differs: 'returns cells'},
    {tool: 'dataweave', name: '.a.*b', differs: 'uses selectors instead of XPath'},
    {
      tool: 'sql',
      name: 'XPATH',
      differs: 'takes the path first, and returns nodes instead of text',
    },
  ],
  tags: ['mapping', 'xml', 'path', 'xpath', 'namespace', 'list'],
  aliases:
    'XPath list, xsl:for-each, selectNodes, findall, all elements, repeat element, all tags, every occurrence, list from xml, getElementsByTagName, repeated values, several prices, collect texts, multiple matches, extract all nodes',
  notes: [namespaceNote, xpathNote],
  limits: xpathLimits,
  load: async () => ({
    ...(await import('../../formats/xml')),
    ...(await import('../../formats/xpath')),
  }),
  run: ({source, path, namespaces}, _context, {parseXml, XPath}) => {
    const xpath = new XPath(path, namespaces);
    return source === null ? [] : xpath.texts(parseXml(source));
  },
});
