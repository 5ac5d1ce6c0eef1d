import {fail} from '@documentation/base/internal/values/errors';
import {
  namespacesInScope,
  realAttributes,
  type XmlDocument,
  type XmlElement,
  type XmlNode,
} from './tree';
import {XML_INDENTATION} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

interface Layout {
  /** The number of spaces per nesting level, or 0 to leave whitespace unchanged. */
  readonly indent: number;
}

/** Counts the spaces written so far, to limit them. Indentation can make a deeply nested document many times larger. */
interface Indentation extends Layout {
  spaces: number;
}

const none: Indentation = {indent: 0, spaces: 0};

function escapeText(text: string): string {
  if (!/[&<>\r]/.test(text)) {
    return text;
  }
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

function escapeAttribute(value: string): string {
  if (!/[&<>\r"\t\n]/.test(value)) {
    return value;
  }
  return escapeText(value)
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#9;')
    .replaceAll('\n', '&#10;');
}

/**
 * Whether the children of an element can be indented. They can't if there is text between them or xml:space="preserve"
 * is set.
 */
function canIndent(element: XmlElement): boolean {
  const keepsSpace = realAttributes(element).some(
    ({name, value}) => name === 'xml:space' && value === 'preserve',
  );
  return (
    !keepsSpace &&
    element.children.some(({kind}) => kind !== 'text') &&
    element.children.every((child) => child.kind !== 'text' || /^[ \t\n\r]*$/.test(child.value))
  );
}

function writeElement(element: XmlElement, indentation: Indentation, level: number): string {
  const attributes = element.attributes.map(
    ({name, value}) => ` ${name}="${escapeAttribute(value)}"`,
  );
  const start = `<${element.name}${attributes.join('')}`;
  if (element.children.length === 0) {
    return `${start}/>`;
  }
  const {indent} = indentation;
  if (indent === 0 || !canIndent(element)) {
    const content = element.children.map((child) => write(child, none, 0));
    return `${start}>${content.join('')}</${element.name}>`;
  }
  const children = element.children.filter(({kind}) => kind !== 'text');
  indentation.spaces += indent * (level + 1) * children.length;
  if (indentation.spaces > XML_INDENTATION) {
    fail(
      'E_LIMIT',
      `The indentation would have more than ${grouped(XML_INDENTATION)} spaces. Use a smaller indent.`,
    );
  }
  const lines = children.map(
    (child) => `\n${' '.repeat(indent * (level + 1))}${write(child, indentation, level + 1)}`,
  );
  return `${start}>${lines.join('')}\n${' '.repeat(indent * level)}</${element.name}>`;
}

function writeDocument(
  {declaration, doctype, children}: XmlDocument,
  indentation: Indentation,
): string {
  const content = children.map((child) => write(child, indentation, 0));
  return [declaration, doctype, ...content].filter((part) => part !== '').join('\n');
}

function write(node: XmlNode, indentation: Indentation, level: number): string {
  switch (node.kind) {
    case 'document':
      return writeDocument(node, indentation);
    case 'element':
      return writeElement(node, indentation, level);
    case 'text':
      return escapeText(node.value);
    case 'attribute':
      return `${node.name}="${escapeAttribute(node.value)}"`;
    case 'comment':
      return `<!--${node.value}-->`;
    case 'instruction':
      return `<?${node.target}${node.value === '' ? '' : ` ${node.value}`}?>`;
  }
}

/** Writes a node as text. In a document, each node outside the root element gets its own line. */
export function serialise(node: XmlNode, {indent}: Layout = {indent: 0}): string {
  return write(node, {indent, spaces: 0}, 0);
}

/** Writes an element as standalone XML, including the namespace declarations that it inherits. */
export function serialiseAlone(element: XmlElement): string {
  const own = new Set(element.attributes.map(({name}) => name));
  const inherited = Array.from(namespacesInScope(element))
    .map(([prefix, value]) => [prefix === '' ? 'xmlns' : `xmlns:${prefix}`, value] as const)
    .filter(([name, value]) => !own.has(name) && value !== '')
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const text = serialise(element);
  const nameEnd = 1 + element.name.length;
  return `${text.slice(0, nameEnd)}${inherited.join('')}${text.slice(nameEnd)}`;
}
