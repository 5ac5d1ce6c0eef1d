import {defineMappingFunction} from '../../defineMappingFunction';
import {fail} from '../../errors';
import {namespacesParameter, parseError, pathParameter, shop, sourceParameter} from './facts';

export default defineMappingFunction({
  category: 'XML',
  name: 'RemoveNodes',
  summary: 'Returns a copy of XML without the nodes that an XPath selects.',
  parameters: {source: sourceParameter, path: pathParameter, namespaces: namespacesParameter},
  returns: {type: 'Xml', description: 'the changed copy'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'A path that selects nothing leaves the copy unchanged.',
  errors: [
    {
      code: 'E_PATH',
      when: 'the path isn’t XPath 1.0, uses an unknown prefix, or selects the outermost element',
    },
    parseError,
  ],
  examples: [
    {
      title: 'Without the notes',
      kind: 'typical',
      args: {source: '<order><id>7</id><note>x</note></order>', path: '//note'},
      result: '<order><id>7</id></order>',
    },
    {
      title: 'Without an attribute',
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
      title: 'The outermost element',
      kind: 'error',
      args: {source: '<a/>', path: '/a'},
      error: 'E_PATH',
    },
    {title: 'Not XML', kind: 'error', args: {source: 'a', path: '//a'}, error: 'E_PARSE'},
  ],
  related: [{function: 'XML/SetValue', role: 'often used with'}],
  tags: ['mapping', 'xml', 'path', 'xpath', 'namespace', 'filter'],
  aliases: ['DELETEXML', 'remove element', 'xmlstarlet delete', 'removeChild', 'drop nodes'],
  pure: true,
  run: async ({source, path, namespaces}) => {
    const {ATTRIBUTE, parseXml, selectNodes, writeXml} = await import('../../xml');
    const document = parseXml(source);
    for (const node of selectNodes(document, path, namespaces)) {
      if (node === document || node === document.documentElement) {
        fail('E_PATH', 'The outermost element can’t be removed.', 'path');
      }
      if (node.nodeType === ATTRIBUTE) {
        const attribute = node as unknown as {
          ownerElement: {removeAttributeNode: (node: unknown) => void} | null;
        };
        attribute.ownerElement?.removeAttributeNode(attribute);
      } else {
        node.parentNode?.removeChild(node);
      }
    }
    return writeXml(document);
  },
});
