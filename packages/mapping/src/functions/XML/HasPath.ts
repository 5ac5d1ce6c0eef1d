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
  name: 'HasPath',
  summary:
    'Checks whether an XPath selects anything in an XML document, or whether a condition is true.',
  parameters: {
    source: nullableSourceParameter,
    path: pathParameter,
    namespaces: namespacesParameter,
  },
  returns: {
    type: 'Boolean',
    description:
      'true if the path selects at least one node, or returns a value that XPath treats as true',
  },
  nullPolicy: 'fixed result',
  nullResult: false,
  nullAndEmpty: 'An empty element counts as present.',
  errors: [pathError, parseError, namespacesError, pathLimitError],
  examples: [
    {
      title: 'An element that exists',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: '//customer'},
      result: true,
    },
    {
      title: 'An element that is missing',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: '//total'},
      result: false,
    },
    {
      title: 'A condition',
      kind: 'typical',
      input: order,
      args: {source: {expression: '$'}, path: 'count(//item) > 1'},
      result: true,
    },
    {
      title: 'With a namespace',
      kind: 'edge',
      input: shop,
      args: {source: {expression: '$'}, path: '//s:id', namespaces: {s: 'urn:shop'}},
      result: true,
    },
    {
      title: 'An empty element',
      kind: 'edge',
      input: order,
      args: {source: {expression: '$'}, path: '//note'},
      result: true,
    },
    {
      title: 'A null document',
      kind: 'null',
      args: {source: null, path: '//customer'},
      result: false,
    },
    {title: 'Invalid XPath', kind: 'error', args: {source: '<a/>', path: '??'}, error: 'E_PATH'},
    {title: 'Empty text', kind: 'error', args: {source: '', path: '//a'}, error: 'E_PARSE'},
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
  related: [{function: 'XML/ValueFromPath', role: 'often used with'}],
  equivalents: [
    {tool: 'dataweave', name: '.a?', differs: 'uses selectors instead of XPath'},
    {tool: 'sql', name: 'XPATH_EXISTS', differs: 'takes the path first'},
  ],
  tags: ['mapping', 'xml', 'path', 'xpath', 'namespace', 'validation'],
  aliases:
    'EXISTSNODE, boolean XPath, element exists, xsl:if test, has element, does tag exist, check for node, optional element, present or missing, conditional element, is there, test existence, only if available',
  notes: [namespaceNote, xpathNote],
  limits: xpathLimits,
  load: async () => ({
    ...(await import('../../formats/xml')),
    ...(await import('../../formats/xpath')),
  }),
  run: ({source, path, namespaces}, _context, {parseXml, XPath}) => {
    const xpath = new XPath(path, namespaces);
    return source !== null && xpath.holds(parseXml(source));
  },
});
