import {MAX_XML_DEPTH, MAX_XML_NODES} from '../../formats/xml/limits';
import {MAX_XPATH_LENGTH, MAX_XPATH_WORK} from '../../formats/xpath/limits';

/** Facts that the XML functions share. */
export const sourceParameter = {
  type: 'Xml',
  data: true,
  description: 'the XML document or element',
} as const;

export const nullableSourceParameter = {...sourceParameter, nullable: true} as const;

export const pathParameter = {
  type: 'Text',
  description: 'an XPath 1.0 expression, such as `"/order/id"` or `"//item[@sku=\'X1\']"`',
} as const;

export const namespacesParameter = {
  type: 'Object',
  default: {},
  description: 'the prefixes used in the path, each with its namespace: `{"s": "urn:shop"}`',
} as const;

export const pathError = {
  code: 'E_PATH',
  when: 'the path isn’t XPath 1.0, or uses a prefix that `namespaces` doesn’t have',
} as const;

export const parseError = {
  code: 'E_PARSE',
  when: 'the text isn’t well-formed XML, or has a document type with declarations',
} as const;

export const order =
  '<order id="A-1001"><customer>Ada</customer><item sku="X1">12.50</item><item sku="X2">8.00</item><note/></order>';

export const shop = '<order xmlns="urn:shop"><id>7</id></order>';

export const namespaceNote =
  'In a document with a default namespace, a name without a prefix selects nothing. Give the namespace a prefix of your choice in `namespaces` and use it in the path.';

export const xmlLimits = [
  `Elements can be nested ${MAX_XML_DEPTH} levels deep, and there are at most ${MAX_XML_NODES} elements, attributes and texts.`,
];

export const xpathLimits = [
  `A path has at most ${MAX_XPATH_LENGTH} characters. It fails with \`E_LIMIT\` when it has to look at more than ${MAX_XPATH_WORK} nodes.`,
  ...xmlLimits,
];

export const xpathNote =
  'All of XPath 1.0 works but variables, `id()` and the namespace axis. Declarations of namespaces aren’t attributes.';
