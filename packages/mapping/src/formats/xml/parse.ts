/**
 * The XML parser for all functions. No library fits our needs. @xmldom/xmldom 0.9.12 accepts malformed input such as
 * <a>&</a>, <a>&#0;</a> and <a/ >. It takes five times as long as this parser, and is 31 KB compressed instead of 4 KB.
 * saxes 6.0.0 rejects malformed input, but reports the wrong error for <a>&</a>. It emits events instead of a tree, has
 * no depth limit, and is 8 KB compressed. agreement.test.ts compares this parser with saxes.
 */
import {nameOfCharacter} from '@documentation/base/internal/values/text/nameOfCharacter';
import {
  indexOfIllegalCharacter,
  qualifiedName,
  simpleName,
  splitName,
  xmlNamespace,
  xmlnsNamespace,
} from './names';
import {
  declaredPrefix,
  isDeclaration,
  type XmlAttribute,
  type XmlChild,
  type XmlDocument,
  type XmlElement,
} from './tree';
import {XML_NODES} from '@documentation/base/internal/limits/values/documents';
import {VALUE_LEVELS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';
import {shorten} from '@documentation/base/internal/values/quote';

/** Thrown if the text isn't well-formed XML, or contains something that isn't allowed for security reasons. */
export class XmlSyntaxError extends Error {
  override readonly name = 'XmlSyntaxError';

  constructor(
    message: string,
    /** Lines and columns are numbered from 1. Each character is one column. */
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }
}

/** Thrown if elements are nested too deeply, or if there are too many nodes. */
export class XmlLimitError extends XmlSyntaxError {}

/** Receives the parts of a document in order. No tree is built, so elements have parents but no children. */
export interface XmlVisitor {
  readonly open?: (element: XmlElement) => void;
  /** Called for each piece of text, with the element that it is in. Adjacent pieces belong together. */
  readonly text?: (value: string, element: XmlElement) => void;
  readonly close?: (element: XmlElement) => void;
}

/** An element that isn't closed yet. */
interface Open {
  readonly element: XmlElement;
  readonly position: number;
}

const space = '[ \\t\\n]';
const patterns = {
  declaration: new RegExp(
    `<\\?xml${space}+version${space}*=${space}*(["'])1\\.[0-9]+\\1` +
      `(?:${space}+encoding${space}*=${space}*(["'])[A-Za-z][A-Za-z0-9._\\-]*\\2)?` +
      `(?:${space}+standalone${space}*=${space}*(["'])(?:yes|no)\\3)?${space}*\\?>`,
    'y',
  ),
  doctype: new RegExp(
    `<!DOCTYPE${space}+${qualifiedName}` +
      `(?:${space}+(?:SYSTEM|PUBLIC${space}+(?:"[^"]*"|'[^']*'))${space}+(?:"[^"]*"|'[^']*'))?` +
      `${space}*([[>])`,
    'uy',
  ),
  instruction: new RegExp(`<\\?(${simpleName})(?:${space}+|(?=\\?>))`, 'uy'),
  name: new RegExp(qualifiedName, 'uy'),
  space: new RegExp(`${space}+`, 'y'),
  equals: new RegExp(`${space}*=${space}*`, 'y'),
  value: /"[^"]*"|'[^']*'/y,
  tagEnd: new RegExp(`${space}*(/?)>`, 'y'),
  endTag: new RegExp(`</(${qualifiedName})${space}*>`, 'uy'),
};

const reference = /&(?:#([0-9]+)|#x([0-9a-fA-F]+)|(lt|gt|amp|quot|apos));|&/g;
const entityName = /&([\p{L}_:][\p{L}\p{N}_:.-]*);/uy;
const entities = {lt: '<', gt: '>', amp: '&', quot: '"', apos: "'"};

class XmlParser {
  private position = 0;
  private order = 0;
  private readonly open: Open[] = [];
  /** A stack of namespaces for each prefix, with the innermost last, so lookups are fast at any depth. */
  private readonly bindings = new Map([['xml', [xmlNamespace]]]);
  private readonly document: XmlDocument = {
    kind: 'document',
    order: 0,
    parent: null,
    declaration: '',
    doctype: '',
    children: [],
  };

  constructor(
    private readonly text: string,
    /** If set, no tree is built. */
    private readonly visitor?: XmlVisitor,
  ) {}

  parse(): XmlDocument {
    const illegal = indexOfIllegalCharacter(this.text);
    if (illegal >= 0) {
      const character = nameOfCharacter(this.text, illegal);
      this.fail(`The character ${character} isn’t allowed in XML. Remove it.`, illegal);
    }
    if (this.text.trim() === '') {
      this.fail('The text is empty. XML needs a root element.', 0);
    }
    if (/<\?xml[ \t\n?]/y.test(this.text)) {
      const declaration = this.match(patterns.declaration);
      this.document.declaration =
        declaration?.[0] ??
        this.fail(
          'The XML declaration has a syntax error. Write <?xml version="1.0"?>, for example.',
          0,
        );
    }
    while (this.position < this.text.length) {
      this.parseNext();
    }
    const unclosed = this.open.at(-1);
    if (unclosed) {
      this.fail(
        `<${shorten(unclosed.element.name)}> is never closed. Add </${shorten(unclosed.element.name)}>.`,
        unclosed.position,
      );
    }
    if (!this.hasRoot()) {
      this.fail('There is no root element. Add one.');
    }
    return this.document;
  }

  private parseNext(): void {
    if (this.text[this.position] !== '<') {
      return this.parseText();
    }
    switch (this.text[this.position + 1]) {
      case '/':
        return this.closeElement();
      case '?':
        return this.parseInstruction();
      case '!':
        return this.parseMarkup();
      default:
        return this.openElement();
    }
  }

  private parseMarkup(): void {
    if (this.text.startsWith('<!--', this.position)) {
      return this.parseComment();
    }
    if (this.text.startsWith('<![CDATA[', this.position)) {
      return this.parseCdata();
    }
    if (this.text.startsWith('<!DOCTYPE', this.position)) {
      return this.parseDoctype();
    }
    this.fail('After <!, expected a comment <!--…-->, a CDATA section <![CDATA[…]]> or a DOCTYPE.');
  }

  private parseText(): void {
    const next = this.text.indexOf('<', this.position);
    const end = next < 0 ? this.text.length : next;
    const raw = this.text.slice(this.position, end);
    if (this.open.length === 0) {
      const offset = raw.search(/[^ \t\n]/);
      if (offset >= 0) {
        this.fail(
          'There is text outside the root element. Remove it or move it inside.',
          this.position + offset,
        );
      }
    } else {
      const close = raw.indexOf(']]>');
      if (close >= 0) {
        this.fail(']]> in text must be written as ]]&gt;.', this.position + close);
      }
      this.addText(this.resolve(raw, this.position));
    }
    this.position = end;
  }

  private parseCdata(): void {
    const start = this.position + '<![CDATA['.length;
    const end = this.text.indexOf(']]>', start);
    if (this.open.length === 0) {
      this.fail('There is text outside the root element. Remove it or move it inside.');
    }
    if (end < 0) {
      this.fail('A CDATA section is never closed. Add ]]>.');
    }
    this.addText(this.text.slice(start, end));
    this.position = end + ']]>'.length;
  }

  private addText(value: string): void {
    const parent = this.open.at(-1)!.element;
    if (this.visitor) {
      this.visitor.text?.(value, parent);
      return;
    }
    const last = parent.children.at(-1);
    if (last?.kind === 'text') {
      last.value += value;
    } else if (value !== '') {
      parent.children.push({kind: 'text', order: this.nextOrder(), parent, value});
    }
  }

  private parseComment(): void {
    const start = this.position + '<!--'.length;
    const end = this.text.indexOf('--', start);
    if (end < 0) {
      this.fail('A comment is never closed. Add -->.');
    }
    if (this.text[end + 2] !== '>') {
      this.fail('A comment can’t contain --. Remove the hyphens.', end);
    }
    const parent = this.parent();
    const value = this.text.slice(start, end);
    this.keep({kind: 'comment', order: this.nextOrder(), parent, value});
    this.position = end + '-->'.length;
  }

  private parseInstruction(): void {
    const start = this.position;
    const target = this.match(patterns.instruction)?.[1];
    const end = this.text.indexOf('?>', this.position);
    if (target === undefined || end < 0) {
      this.fail('A processing instruction needs a name and a closing ?>.', start);
    }
    if (target.toLowerCase() === 'xml') {
      this.fail(
        'The XML declaration must be at the start of the text. Remove everything before it.',
        start,
      );
    }
    const parent = this.parent();
    const value = this.text.slice(this.position, end);
    this.keep({kind: 'instruction', order: this.nextOrder(), parent, target, value});
    this.position = end + '?>'.length;
  }

  private parseDoctype(): void {
    const start = this.position;
    if (this.document.doctype !== '' || this.open.length > 0 || this.hasRoot()) {
      this.fail('A DOCTYPE is allowed only once, before the root element. Remove this one.');
    }
    const match = this.match(patterns.doctype);
    if (!match) {
      this.fail('The DOCTYPE has a syntax error. Correct or remove it.');
    }
    if (match[1] === '[') {
      this.fail(
        'For security reasons, a DOCTYPE can’t have declarations in square brackets. Remove them.',
        start,
      );
    }
    this.document.doctype = match[0];
  }

  private openElement(): void {
    const start = this.position;
    if (this.open.length === 0 && this.hasRoot()) {
      this.fail('There is a second root element. Remove it or move it inside the first.');
    }
    if (this.open.length === VALUE_LEVELS) {
      this.failAtLimit(
        `Elements are nested more than ${VALUE_LEVELS} levels deep. Use fewer levels.`,
      );
    }
    this.position += 1;
    const name =
      this.match(patterns.name)?.[0] ?? this.fail('< must be written as &lt; in text.', start);
    const parent = this.parent();
    const [prefix, localName] = splitName(name);
    const element: XmlElement = {
      kind: 'element',
      order: this.nextOrder(),
      parent,
      name,
      prefix,
      localName,
      namespace: '',
      attributes: [],
      children: [],
    };
    let tagEnd: RegExpExecArray | null;
    while (!(tagEnd = this.match(patterns.tagEnd))) {
      this.parseAttribute(element);
    }
    this.resolveNamespaces(element, start);
    this.visitor?.open?.(element);
    this.keep(element);
    if (tagEnd[1] === '') {
      this.open.push({element, position: start});
    } else {
      this.leave(element);
    }
  }

  private parseAttribute(element: XmlElement): void {
    const hasSpace = this.match(patterns.space) !== null;
    const start = this.position;
    const name = this.match(patterns.name)?.[0];
    if (name === undefined) {
      this.fail(
        `The tag <${shorten(element.name)}> has a syntax error, or its > is missing. Correct the tag.`,
      );
    }
    if (!hasSpace) {
      this.fail(`There is no space before the attribute ${shorten(name)}. Add one.`, start);
    }
    const value = this.match(patterns.equals) && this.match(patterns.value)?.[0];
    if (!value) {
      this.fail(`The attribute ${shorten(name)} needs = and a value in quotation marks.`);
    }
    const valueStart = this.position - value.length + 1;
    const raw = value.slice(1, -1);
    if (raw.includes('<')) {
      this.fail('< in an attribute value must be written as &lt;.', valueStart + raw.indexOf('<'));
    }
    const [prefix, localName] = splitName(name);
    element.attributes.push({
      kind: 'attribute',
      order: this.nextOrder(),
      parent: element,
      name,
      prefix,
      localName,
      namespace: prefix === 'xmlns' || name === 'xmlns' ? xmlnsNamespace : '',
      value: this.resolve(raw.replace(/[\t\n]/g, ' '), valueStart),
    });
  }

  private closeElement(): void {
    const start = this.position;
    const name =
      this.match(patterns.endTag)?.[1] ??
      this.fail('A closing tag has a syntax error, or its > is missing. Correct the tag.');
    const last = this.open.pop();
    if (!last) {
      this.fail(
        `</${shorten(name)}> has no opening tag. Remove it, or add <${shorten(name)}> before it.`,
        start,
      );
    }
    if (last.element.name !== name) {
      const {line} = this.place(last.position);
      const opened = `<${shorten(last.element.name)}> from line ${line}`;
      this.fail(
        `Found </${shorten(name)}>, but ${opened} isn’t closed. Add </${shorten(last.element.name)}> first.`,
        start,
      );
    }
    this.leave(last.element);
  }

  /** Resolves the namespaces of an element and its attributes from the declarations on it and its ancestors. */
  private resolveNamespaces(element: XmlElement, position: number): void {
    for (const attribute of element.attributes.filter(isDeclaration)) {
      this.checkDeclaration(attribute, position);
      const prefix = declaredPrefix(attribute);
      this.bindings.set(prefix, this.bindings.get(prefix) ?? []);
      this.bindings.get(prefix)!.push(attribute.value);
    }
    element.namespace = this.namespaceOf(element.prefix, position);
    if (element.attributes.length === 0) {
      return;
    }
    const seen = new Set<string>();
    for (const attribute of element.attributes) {
      if (attribute.prefix !== '' && attribute.namespace === '') {
        attribute.namespace = this.namespaceOf(attribute.prefix, position);
      }
      const key = `${attribute.namespace} ${attribute.localName}`;
      if (seen.has(key)) {
        this.fail(
          `<${shorten(element.name)}> has the attribute ${shorten(attribute.name)} twice. Remove one of them.`,
          position,
        );
      }
      seen.add(key);
    }
  }

  /** Adds a node to its parent. With a visitor, keeps only top-level nodes, such as the root element. */
  private keep(child: XmlChild): void {
    if (!this.visitor || child.parent === this.document) {
      child.parent!.children.push(child);
    }
  }

  /** Reports that an element is closed, and forgets the namespaces that it declared. */
  private leave(element: XmlElement): void {
    this.visitor?.close?.(element);
    for (const attribute of element.attributes.filter(isDeclaration)) {
      this.bindings.get(declaredPrefix(attribute))!.pop();
    }
  }

  private checkDeclaration(attribute: XmlAttribute, position: number): void {
    const prefix = declaredPrefix(attribute);
    const isReserved =
      prefix === 'xmlns' ||
      attribute.value === xmlnsNamespace ||
      (prefix === 'xml') !== (attribute.value === xmlNamespace);
    if (isReserved) {
      this.fail(
        `${shorten(attribute.name)} declares a prefix or namespace that XML reserves. Use another one.`,
        position,
      );
    }
    if (prefix !== '' && attribute.value === '') {
      this.fail(`${shorten(attribute.name)} must not be empty. Add a namespace.`, position);
    }
  }

  private namespaceOf(prefix: string, position: number): string {
    const namespace = this.bindings.get(prefix)?.at(-1);
    if (namespace === undefined && prefix !== '') {
      this.fail(
        `The prefix ${shorten(prefix)} isn’t declared. Add xmlns:${shorten(prefix)}="…".`,
        position,
      );
    }
    return namespace ?? '';
  }

  /** Replaces references such as &amp; and &#8364; with the characters that they represent. */
  private resolve(raw: string, start: number): string {
    if (!raw.includes('&')) {
      return raw;
    }
    return raw.replace(
      reference,
      (
        match: string,
        decimal: string | undefined,
        hexadecimal: string | undefined,
        name: keyof typeof entities | undefined,
        offset: number,
      ) => {
        if (name) {
          return entities[name];
        }
        if (match === '&') {
          this.failAtReference(start + offset);
        }
        const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal!, 16);
        const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\0';
        return indexOfIllegalCharacter(character) < 0
          ? character
          : this.fail(`${match} is a character that XML doesn’t allow. Remove it.`, start + offset);
      },
    );
  }

  private failAtReference(position: number): never {
    entityName.lastIndex = position;
    const entity = entityName.exec(this.text)?.[0];
    return entity
      ? this.fail(
          `${shorten(entity)} isn’t defined in XML. Write the character itself, or its number, such as &#160;.`,
          position,
        )
      : this.fail('& must be written as &amp;.', position);
  }

  private nextOrder(): number {
    if (this.order === XML_NODES && !this.visitor) {
      this.failAtLimit(`The document has more than ${grouped(XML_NODES)} nodes. Split it.`);
    }
    return ++this.order;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    if (match) {
      this.position = pattern.lastIndex;
    }
    return match;
  }

  private parent(): XmlElement | XmlDocument {
    return this.open.at(-1)?.element ?? this.document;
  }

  private hasRoot(): boolean {
    return this.document.children.some(({kind}) => kind === 'element');
  }

  private place(position: number): {line: number; column: number} {
    const before = this.text.slice(0, position);
    let line = 1;
    let lineStart = 0;
    for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = at + 1;
    }
    // The second half of a surrogate pair isn't a separate character.
    const halves = before.slice(lineStart).match(/[\uDC00-\uDFFF]/g)?.length ?? 0;
    return {line, column: before.length - lineStart - halves + 1};
  }

  private failAtLimit(message: string): never {
    const {line, column} = this.place(this.position);
    throw new XmlLimitError(message, line, column);
  }

  private fail(message: string, position = this.position): never {
    const {line, column} = this.place(position);
    throw new XmlSyntaxError(message, line, column);
  }
}

/**
 * Parses XML with namespaces. Throws an XmlSyntaxError if the XML isn't well-formed. Never fetches external resources,
 * and supports only the five predefined entities.
 */
export function parse(text: string): XmlDocument {
  return new XmlParser(withPlainLineEnds(text)).parse();
}

/** Parses XML of any size without building a tree. */
export function visitXml(text: string, visitor: XmlVisitor): void {
  new XmlParser(withPlainLineEnds(text), visitor).parse();
}

function withPlainLineEnds(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
