import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {xmlLimits} from './facts';

export default defineMappingFunction({
  category: 'XML',
  name: 'CreateElement',
  summary: 'Builds an XML element from a name, attributes, text and child elements.',
  parameters: {
    name: {type: 'Text', description: 'the element name'},
    attributes: {
      type: 'Object',
      default: {},
      description: 'the attributes and their values',
    },
    children: {
      type: 'List<Xml>',
      data: true,
      default: [],
      description: 'the child elements as XML, in order',
    },
    text: {
      type: ['Text', 'Number', 'Boolean'],
      default: null,
      description: 'the text to put before the children, escaped automatically',
    },
    namespace: {
      type: 'Text',
      default: null,
      description:
        'the element’s namespace, declared for the prefix in `name` or, without a prefix, as the default namespace',
    },
  },
  returns: {type: 'Xml', description: 'the element'},
  nullPolicy: 'skips',
  nullAndEmpty:
    'If `children` is null, the element has no child elements. Null attributes and null text are left out.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'a name isn’t a valid XML name, a prefix isn’t declared, a child isn’t a single well-formed element, or an attribute value or the text can’t be written as XML',
    },
    {code: 'E_LIMIT', when: 'the element is nested too deeply or has too many nodes'},
  ],
  examples: [
    {
      title: 'With text',
      kind: 'typical',
      args: {name: 'customer', text: 'Ada & Co'},
      result: '<customer>Ada &amp; Co</customer>',
    },
    {
      title: 'With attributes and children',
      kind: 'typical',
      args: {name: 'order', attributes: {id: 7}, children: ['<item>X1</item>', '<item>X2</item>']},
      result: '<order id="7"><item>X1</item><item>X2</item></order>',
    },
    {
      title: 'With a namespace',
      kind: 'typical',
      args: {name: 's:order', namespace: 'urn:shop'},
      result: '<s:order xmlns:s="urn:shop"/>',
    },
    {
      title: 'A number as text',
      kind: 'edge',
      args: {name: 'total', text: 12.5},
      result: '<total>12.5</total>',
    },
    {
      title: 'A number without an exponent',
      kind: 'edge',
      args: {name: 'share', attributes: {of: 1e21}, text: 1e-7},
      result: '<share of="1000000000000000000000">0.0000001</share>',
    },
    {
      title: 'Text that looks like XML',
      kind: 'edge',
      args: {name: 'note', text: '<b>new</b>'},
      result: '<note>&lt;b&gt;new&lt;/b&gt;</note>',
    },
    {
      title: 'Children keep their own namespace',
      kind: 'edge',
      args: {
        name: 'order',
        children: ['<id xmlns="urn:shop">7</id>', '<note/>'],
        namespace: 'urn:shop',
      },
      result: '<order xmlns="urn:shop"><id>7</id><note xmlns=""/></order>',
    },
    {
      title: 'Null children and attributes',
      kind: 'null',
      args: {name: 'a', attributes: {b: null}, children: [null, '<c/>']},
      result: '<a><c/></a>',
    },
    {title: 'A name with a space', kind: 'error', args: {name: 'first name'}, error: 'E_PARSE'},
    {
      title: 'A child that isn’t XML',
      kind: 'error',
      args: {name: 'customer', children: ['Ada']},
      error: 'E_PARSE',
    },
    {
      title: 'A child nested 500 levels deep',
      kind: 'error',
      args: {
        name: 'order',
        children: expression(
          '[Text.Concat(Text.Pad("", 1500, "<a>"), Text.Pad("", 2000, "</a>"))]',
        ),
      },
      error: 'E_LIMIT',
    },
  ],
  related: [{function: 'XML/IsWellFormed', role: 'often used with'}],
  equivalents: [
    {tool: 'dataweave', name: 'name @(…)', differs: 'is part of the object syntax'},
    {tool: 'sql', name: 'XMLELEMENT'},
  ],
  tags: ['mapping', 'xml', 'attribute', 'namespace'],
  aliases:
    'XMLELEMENT, createElement, xsl:element, build element, XElement, make a tag, new node, compose xml, SOAP envelope, wrapper around content, assemble document, append child, nested tags, compose markup, XML builder',
  notes: ['Pass text in `text`, never in `children`, so a value that looks like XML stays text.'],
  limits: xmlLimits,
  load: async () => ({
    ...(await import('../../formats/xml')),
    ...(await import('./conversion')),
    ...(await import('./adoption')),
  }),
  run: (
    {name, attributes, children, text, namespace},
    _context,
    {
      addAttribute,
      addText,
      checkWrittenXml,
      checkXmlName,
      newElement,
      parseXml,
      rootOf,
      serialise,
      plainText,
      adopt,
    },
  ) => {
    const element = newElement(checkXmlName(name, 'name'));
    if (namespace !== null) {
      addAttribute(element, element.prefix === '' ? 'xmlns' : `xmlns:${element.prefix}`, namespace);
    }
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== null) {
        addAttribute(element, checkXmlName(key, 'attributes'), plainText(value, key, 'attributes'));
      }
    }
    if (text !== null) {
      addText(element, plainText(text, name, 'text'));
    }
    adopt(
      element,
      children.map((child) => rootOf(parseXml(child, 'children'))),
    );
    const xml = serialise(element);
    checkWrittenXml(xml, 'name');
    return xml;
  },
});
