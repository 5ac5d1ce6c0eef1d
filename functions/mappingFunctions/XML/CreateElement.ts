import {defineMappingFunction} from '../../defineMappingFunction';

export default defineMappingFunction({
  category: 'XML',
  name: 'CreateElement',
  summary: 'Builds an XML element from a name, attributes and children.',
  parameters: {
    name: {type: 'Text', description: 'the name of the element'},
    attributes: {
      type: 'Object',
      default: {},
      description: 'the attributes with their values; null leaves one out',
    },
    children: {
      type: 'List<Any>',
      data: true,
      default: [],
      description: 'XML elements, and other text, in order; null is left out',
    },
    namespace: {type: 'Text', default: null, description: 'the default namespace of the element'},
  },
  returns: {type: 'Xml', description: 'the element; text in it is escaped'},
  nullPolicy: 'skips',
  nullAndEmpty: 'Null children are left out. Without children the element is empty.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the name or an attribute’s name isn’t one in XML, or a child that starts with `<` isn’t well-formed',
    },
  ],
  examples: [
    {
      title: 'With text',
      kind: 'typical',
      args: {name: 'customer', children: ['Ada & Co']},
      result: '<customer>Ada &amp; Co</customer>',
    },
    {
      title: 'With attributes and elements',
      kind: 'typical',
      args: {name: 'order', attributes: {id: 7}, children: ['<item>X1</item>', '<item>X2</item>']},
      result: '<order id="7"><item>X1</item><item>X2</item></order>',
    },
    {
      title: 'With a namespace',
      kind: 'edge',
      args: {name: 'order', namespace: 'urn:shop'},
      result: '<order xmlns="urn:shop"/>',
    },
    {
      title: 'Numbers become text',
      kind: 'edge',
      args: {name: 'total', children: [12.5]},
      result: '<total>12.5</total>',
    },
    {
      title: 'Null children and attributes',
      kind: 'null',
      args: {name: 'a', attributes: {b: null}, children: [null, 'x']},
      result: '<a>x</a>',
    },
    {title: 'A name with a space', kind: 'error', args: {name: 'first name'}, error: 'E_PARSE'},
  ],
  related: [{function: 'XML/IsWellFormed', role: 'often used with'}],
  tags: ['mapping', 'xml', 'attribute', 'namespace'],
  aliases: ['XMLELEMENT', 'createElement', 'xsl:element', 'build element', 'XElement'],
  notes: ['A child that starts with `<` is read as an element. All other text is escaped.'],
  pure: true,
  run: async ({name, attributes, children, namespace}) => {
    const [{parseXml, writeXml}, {fromJson}] = await Promise.all([
      import('../../xml'),
      import('./conversion'),
    ]);
    const options = {attributes: '@', text: '#text', nulls: 'omit'} as const;
    const marked = Object.entries(attributes).map(([key, value]) => [`@${key}`, value] as const);
    const document = fromJson(
      Object.fromEntries([...marked, ['@xmlns', namespace]]),
      name,
      options,
    );
    const element = document.documentElement!;
    for (const child of children) {
      if (typeof child === 'string' && child.trimStart().startsWith('<')) {
        element.appendChild(
          document.importNode(parseXml(child, 'children').documentElement!, true),
        );
      } else {
        const wrapper = fromJson({'#text': child}, 'text', options).documentElement!;
        element.appendChild(document.createTextNode(wrapper.textContent ?? ''));
      }
    }
    return writeXml(element);
  },
});
