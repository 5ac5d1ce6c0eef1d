import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {checkResultLength} from '../Text/resultLength';
import {
  deepXml,
  namespacesError,
  namespacesParameter,
  order,
  pathLimitError,
  pathParameter,
  shop,
  sourceParameter,
  xpathLimits,
} from './facts';
import {RESULT_CHARACTERS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

export default defineMappingFunction({
  category: 'XML',
  name: 'SetValue',
  summary: 'Replaces the text of all XML nodes that an XPath selects.',
  parameters: {
    source: sourceParameter,
    path: pathParameter,
    value: {type: 'Text', nullable: true, description: 'the new text, or null to remove the text'},
    namespaces: namespacesParameter,
  },
  returns: {type: 'Xml', description: 'the changed XML'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'A null `value` removes the text of the selected nodes.',
  errors: [
    {
      code: 'E_PATH',
      when: 'the path isn’t valid XPath 1.0, uses an unknown prefix, selects nothing, or selects the whole document, a comment, a processing instruction or an element that contains elements',
    },
    {
      code: 'E_PARSE',
      when: '`source` isn’t well-formed XML or has a DOCTYPE with declarations, or `value` contains a character that XML doesn’t allow',
    },
    namespacesError,
    {...pathLimitError, when: `the new text is too long, ${pathLimitError.when}`},
  ],
  examples: [
    {
      title: 'A new customer',
      kind: 'typical',
      args: {
        source: '<order><customer>Ada</customer></order>',
        path: '/order/customer',
        value: 'Grace & Co',
      },
      result: '<order><customer>Grace &amp; Co</customer></order>',
    },
    {
      title: 'An attribute',
      kind: 'typical',
      args: {source: '<order id="1"/>', path: '/order/@id', value: '2'},
      result: '<order id="2"/>',
    },
    {
      title: 'Several matches',
      kind: 'edge',
      args: {source: '<a><b>1</b><b>2</b></a>', path: '//b', value: '0'},
      result: '<a><b>0</b><b>0</b></a>',
    },
    {
      title: 'With a namespace',
      kind: 'edge',
      input: shop,
      args: {source: {expression: '$'}, path: '//s:id', value: '8', namespaces: {s: 'urn:shop'}},
      result: '<order xmlns="urn:shop"><id>8</id></order>',
    },
    {
      title: 'Null removes the text',
      kind: 'null',
      args: {source: '<a><b>1</b></a>', path: '//b', value: null},
      result: '<a><b/></a>',
    },
    {
      title: 'A null document',
      kind: 'null',
      args: {source: null, path: '//b', value: 'x'},
      result: null,
    },
    {
      title: 'No match',
      kind: 'error',
      input: order,
      args: {source: {expression: '$'}, path: '//totl', value: '1'},
      error: 'E_PATH',
    },
    {
      title: 'An element that contains elements',
      kind: 'error',
      args: {source: '<a><b>1</b></a>', path: '/a', value: '0'},
      error: 'E_PATH',
    },
    {
      title: 'A comment',
      kind: 'error',
      args: {source: '<a><!-- old --></a>', path: '//comment()', value: 'new'},
      error: 'E_PATH',
    },
    {
      title: 'Invalid XML',
      kind: 'error',
      args: {source: '<a', path: '//a', value: '1'},
      error: 'E_PARSE',
    },
    {
      title: 'A namespace that isn’t text',
      kind: 'error',
      args: {source: '<a/>', path: '//s:a', value: '1', namespaces: {s: 1}},
      error: 'E_TYPE',
    },
    {
      title: 'Elements nested 501 levels deep',
      kind: 'error',
      args: {source: deepXml, path: '//a', value: '1'},
      error: 'E_LIMIT',
    },
  ],
  related: [{function: 'XML/RemoveNodes', role: 'often used with'}],
  equivalents: [{tool: 'dataweave', name: 'update', differs: 'uses selectors instead of XPath'}],
  tags: ['mapping', 'xml', 'path', 'xpath', 'namespace'],
  aliases:
    'UPDATEXML, replace element text, xmlstarlet ed, set node value, textContent, change tag content, edit xml, update attribute, modify document, overwrite price, patch one field, anonymise document, fill in template, innerText, write attribute',
  notes: ['A path that selects nothing is an error, so typos don’t go unnoticed.'],
  limits: [
    ...xpathLimits,
    `The new text can have at most ${grouped(RESULT_CHARACTERS)} characters in total across all selected nodes.`,
  ],
  load: async () => ({
    ...(await import('../../formats/xml')),
    ...(await import('../../formats/xpath')),
  }),
  run: (
    {source, path, value, namespaces},
    _context,
    {addText, checkXmlText, childElements, parseXml, serialise, XPath},
  ) => {
    const document = parseXml(source);
    const nodes = new XPath(path, namespaces).nodes(document);
    if (nodes.length === 0) {
      fail('E_PATH', 'The path selects nothing. Check its names and prefixes.', 'path');
    }
    const text = checkXmlText(value ?? '', 'value');
    checkResultLength(text.length * nodes.length);
    for (const node of nodes) {
      if (node.kind === 'element' && childElements(node).length === 0) {
        node.children = [];
        addText(node, text);
      } else if (node.kind === 'attribute' || node.kind === 'text') {
        node.value = text;
      } else {
        const what =
          node.kind === 'element'
            ? `<${node.name}>, which contains elements`
            : {
                document: 'the whole document',
                comment: 'a comment',
                instruction: 'a processing instruction',
              }[node.kind];
        fail(
          'E_PATH',
          `The path selects ${what}. Select attributes, text, or elements that contain only text.`,
          'path',
        );
      }
    }
    return serialise(document);
  },
});
