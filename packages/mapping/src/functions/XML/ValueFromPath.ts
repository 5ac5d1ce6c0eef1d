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
  name: 'ValueFromPath',
  summary: 'Returns the text of the first node that an XPath selects, or a default.',
  parameters: {
    source: nullableSourceParameter,
    path: pathParameter,
    namespaces: namespacesParameter,
    default: {type: 'Text', default: null, description: 'the result if the path selects nothing'},
  },
  returns: {
    type: 'Text',
    nullable: true,
    description:
      'the text of the node, the result of an expression such as `count(//item)` as text, or the default',
  },
  nullPolicy: 'default',
  nullAndEmpty:
    'If the path selects nothing, the result is `default`, too. The text of an empty element is `""`.',
  errors: [pathError, parseError, namespacesError, pathLimitError],
  examples: [
    {
      title: 'An element',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: '/order/customer'},
      result: 'Ada',
    },
    {
      title: 'An attribute',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: '/order/@id'},
      result: 'A-1001',
    },
    {
      title: 'With a namespace',
      kind: 'typical',
      input: shop,
      args: {source: {expression: '$'}, path: '//s:id', namespaces: {s: 'urn:shop'}},
      result: '7',
    },
    {
      title: 'An element name without a prefix',
      kind: 'edge',
      input: shop,
      args: {source: {expression: '$'}, path: '//id', default: 'nothing'},
      result: 'nothing',
    },
    {
      title: 'An empty element',
      kind: 'edge',
      input: order,
      args: {source: {expression: '$'}, path: '/order/note'},
      result: '',
    },
    {
      title: 'The number of elements',
      kind: 'edge',
      input: order,
      args: {source: {expression: '$'}, path: 'count(//item)'},
      result: '2',
    },
    {
      title: 'No match',
      kind: 'null',
      input: order,
      args: {source: {expression: '$'}, path: '/order/total', default: null},
      result: null,
    },
    {
      title: 'A null document',
      kind: 'null',
      args: {source: null, path: '/a', default: 'none'},
      result: 'none',
    },
    {
      title: 'An unknown prefix',
      kind: 'error',
      input: shop,
      args: {source: {expression: '$'}, path: '//s:id'},
      error: 'E_PATH',
    },
    {
      title: 'An unclosed tag',
      kind: 'error',
      args: {source: '<a><b></a>', path: '/a'},
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
    {function: 'XML/ValuesFromPath', role: 'alternative'},
    {function: 'XML/HasPath', role: 'often used with'},
  ],
  equivalents: [
    {tool: 'excel', name: 'FILTERXML', differs: 'returns all matches, in cells'},
    {tool: 'dataweave', name: '.a.b', differs: 'uses selectors instead of XPath'},
    {tool: 'sql', name: 'XPATH', differs: 'takes the path first, and returns an array of nodes'},
  ],
  tags: ['mapping', 'xml', 'path', 'xpath', 'namespace', 'null-handling'],
  aliases:
    'XPath, xsl:value-of, FILTERXML, EXTRACTVALUE, selectSingleNode, read element, get tag content, query xml, extract from xml, inner text, SOAP body, single result, returns nothing, UBL invoice number',
  notes: [namespaceNote, xpathNote],
  limits: xpathLimits,
  unlisted: true,
  load: async () => ({
    ...(await import('../../formats/xml')),
    ...(await import('../../formats/xpath')),
  }),
  run: ({source, path, namespaces, default: fallback}, _context, {parseXml, XPath}) => {
    const xpath = new XPath(path, namespaces);
    return source === null ? fallback : (xpath.firstText(parseXml(source)) ?? fallback);
  },
});
