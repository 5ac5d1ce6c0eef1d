import {defineMappingFunction} from '../../defineMappingFunction';
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
  nullPolicy: 'value',
  nullAndEmpty: 'A null document returns an empty list. The text of an empty element is `""`.',
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
  tags: ['mapping', 'xml', 'path', 'xpath', 'namespace', 'list'],
  aliases: [
    'XPath list',
    'xsl:for-each',
    'selectNodes',
    'findall',
    'all elements',
    'repeat element',
    'all tags',
    'every occurrence',
    'list from xml',
    'getElementsByTagName',
    'repeated values',
    'several prices',
    'collect texts',
    'multiple matches',
    'extract all nodes',
  ],
  notes: [namespaceNote, xpathNote],
  limits: xpathLimits,
  pure: true,
  run: async ({source, path, namespaces}) => {
    const [{parseXml}, {XPath}] = await Promise.all([
      import('../../formats/xml'),
      import('../../formats/xpath'),
    ]);
    const xpath = new XPath(path, namespaces);
    return source === null ? [] : xpath.texts(parseXml(source));
  },
});
