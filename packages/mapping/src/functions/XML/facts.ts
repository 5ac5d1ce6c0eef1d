import {expression} from '../../examples/expression';
import {
  PATH_CHARACTERS,
  XML_NODES,
  XPATH_NODES,
} from '@documentation/base/internal/limits/values/documents';
import {VALUE_LEVELS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

/** The parameters, errors, sample documents, limits and notes that the XML functions share. */

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
  description: 'the namespace for each prefix in the path, such as `{"s": "urn:shop"}`',
} as const;

export const pathError = {
  code: 'E_PATH',
  when: 'the path isn’t valid XPath 1.0 or uses a prefix that isn’t in `namespaces`',
} as const;

export const parseError = {
  code: 'E_PARSE',
  when: '`source` isn’t well-formed XML or has a DOCTYPE with declarations',
} as const;

export const namespacesError = {
  code: 'E_TYPE',
  when: 'a namespace in `namespaces` isn’t text',
} as const;

export const limitError = {
  code: 'E_LIMIT',
  when: '`source` is nested too deeply or has too many nodes',
} as const;

export const pathLimitError = {
  code: 'E_LIMIT',
  when: 'the path visits too many nodes, or `source` is nested too deeply or has too many nodes',
} as const;

/** 501 opening tags, one more than a document can have. */
export const deepXml = expression('Text.Pad("", 1503, "<a>")');

export const order =
  '<order id="A-1001"><customer>Ada</customer><item sku="X1">12.50</item><item sku="X2">8.00</item><note/></order>';

export const shop = '<order xmlns="urn:shop"><id>7</id></order>';

export const namespaceNote =
  'In a document with a default namespace, an element name without a prefix selects nothing. Define a prefix for the namespace in `namespaces`, and use the prefix in the path.';

export const xmlLimits = [
  `Elements can be nested at most ${VALUE_LEVELS} levels deep. A document can have at most ${grouped(XML_NODES)} nodes, such as elements, attributes and text.`,
];

export const xpathLimits = [
  `A path can have at most ${grouped(PATH_CHARACTERS)} characters. A path that visits more than ${grouped(XPATH_NODES)} nodes fails with \`E_LIMIT\`.`,
  ...xmlLimits,
];

export const xpathNote =
  'All of XPath 1.0 is supported except variables, `id()` and the namespace axis. Namespace declarations don’t count as attributes.';
