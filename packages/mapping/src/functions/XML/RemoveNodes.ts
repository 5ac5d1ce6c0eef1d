import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {
  deepXml,
  namespacesError,
  namespacesParameter,
  parseError,
  pathLimitError,
  pathParameter,
  shop,
  sourceParameter,
  xpathLimits,
} from './facts';

export default defineMappingFunction({
  category: 'XML',
  name: 'RemoveNodes',
  summary: 'Removes the XML nodes that an XPath selects.',
  parameters: {source: sourceParameter, path: pathParameter, namespaces: namespacesParameter},
  returns: {type: 'Xml', description: 'the changed XML'},
  nullPolicy: 'passes on',
  nullAndEmpty:
    'If the path selects nothing, no node is removed. Quotes, CDATA sections and spaces in tags can still be written differently.',
  errors: [
    {
      code: 'E_PATH',
      when: 'the path isn’t valid XPath 1.0, uses an unknown prefix, or selects the root element',
    },
    parseError,
    namespacesError,
    pathLimitError,
  ],
  examples: [
    {
      title: 'A removed element',
      kind: 'typical',
      args: {source: '<order><id>7</id><note>x</note></order>', path: '//note'},
      result: '<order><id>7</id></order>',
    },
    {
      title: 'A removed attribute',
      kind: 'typical',
      args: {source: '<order id="7" internal="yes"/>', path: '//@internal'},
      result: '<order id="7"/>',
    },
    {
      title: 'With a namespace',
      kind: 'edge',
      input: shop,
      args: {source: {expression: '$'}, path: '//s:id', namespaces: {s: 'urn:shop'}},
      result: '<order xmlns="urn:shop"/>',
    },
    {
      title: 'No match',
      kind: 'edge',
      args: {source: '<a><b/></a>', path: '//c'},
      result: '<a><b/></a>',
    },
    {title: 'A null document', kind: 'null', args: {source: null, path: '//b'}, result: null},
    {
      title: 'The root element',
      kind: 'error',
      args: {source: '<a/>', path: '/a'},
      error: 'E_PATH',
    },
    {title: 'Invalid XML', kind: 'error', args: {source: 'a', path: '//a'}, error: 'E_PARSE'},
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
  related: [{function: 'XML/SetValue', role: 'often used with'}],
  equivalents: [{tool: 'dataweave', name: '-', differs: 'removes a key from an object'}],
  tags: ['mapping', 'xml', 'path', 'xpath', 'namespace', 'filter'],
  aliases:
    'DELETEXML, remove element, xmlstarlet delete, removeChild, drop nodes, delete tag, strip elements, remove attribute, prune, strip comments, anonymise document, GDPR, unwanted parts, discard empty ones, filter XML',
  limits: xpathLimits,
  load: async () => ({
    ...(await import('../../formats/xml')),
    ...(await import('../../formats/xpath')),
  }),
  run: ({source, path, namespaces}, _context, {parseXml, rootOf, serialise, XPath}) => {
    const document = parseXml(source);
    const doomed = new Set(new XPath(path, namespaces).nodes(document));
    if (doomed.has(document) || doomed.has(rootOf(document))) {
      fail('E_PATH', 'The root element can’t be removed. Select nodes inside it.', 'path');
    }
    const parents = new Set(Array.from(doomed, ({parent}) => parent!));
    for (const parent of parents) {
      parent.children = parent.children.filter((child) => !doomed.has(child));
      if (parent.kind === 'element') {
        parent.attributes = parent.attributes.filter((attribute) => !doomed.has(attribute));
      }
    }
    return serialise(document);
  },
});
