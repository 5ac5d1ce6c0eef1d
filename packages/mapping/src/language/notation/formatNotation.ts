import {nodesIn} from './nodesIn';
import {parse} from './parse';
import {plainName} from './tokens';
import type {Argument, Node, ObjectNode, Path} from './tree';

/** How wide mappings are on pages. */
const LINE_LENGTH = 80;

/** What a node consists of when it is spread over several lines. */
interface Parts {
  readonly open: string;
  readonly inner: readonly {readonly label: string; readonly node: Node}[];
  readonly close: string;
}

function partsOf(node: Node): Parts | undefined {
  switch (node.type) {
    case 'List':
      return {open: '[', inner: node.items.map((item) => ({label: '', node: item})), close: ']'};
    case 'Object':
      return {open: '{', inner: node.entries.map(partOfEntry), close: '}'};
    case 'Call':
      return {open: `${node.name}(`, inner: node.arguments.map(partOfArgument), close: ')'};
  }
}

function partOfEntry({key, value}: ObjectNode['entries'][number]): Parts['inner'][number] {
  return {label: `${JSON.stringify(key.name)}: `, node: value};
}

function partOfArgument({name, value}: Argument): Parts['inner'][number] {
  return {label: name ? `${name.name}: ` : '', node: value};
}

/**
 * Formats notation with its tree: on one line if it fits, otherwise with one argument, item or entry per line.
 * An object whose first entry is on a line of its own stays like that, as in Prettier.
 */
export function formatTree(notation: string, tree: Node, lineLength = LINE_LENGTH): string {
  /** Numbers and text stay as they were written, but text is always in double quotes. */
  function literal(node: Node): string {
    const source = notation.slice(node.from, node.to);
    return source.startsWith("'") && node.type === 'Literal' ? JSON.stringify(node.value) : source;
  }

  function stepsOf({keys}: Path): string {
    const steps = keys.map((key) =>
      key.type === 'Literal' && typeof key.value === 'string' && plainName.test(key.value)
        ? `.${key.value}`
        : `[${onOneLine(key)}]`,
    );
    return steps.join('');
  }

  function staysSpread(node: Node): boolean {
    return nodesIn(node).some(
      (inner) =>
        inner.type === 'Object' &&
        inner.entries.length > 0 &&
        notation.slice(inner.from, inner.entries[0]!.key.from).includes('\n'),
    );
  }

  function onOneLine(node: Node): string {
    const parts = partsOf(node);
    if (parts) {
      const inner = parts.inner.map(({label, node: part}) => label + onOneLine(part));
      return parts.open + inner.join(', ') + parts.close;
    }
    return node.type === 'Path' ? onOneLine(node.start) + stepsOf(node) : literal(node);
  }

  /** `taken` counts the characters that precede and follow the node on its line. */
  function format(node: Node, indent: string, taken: number): string {
    const line = onOneLine(node);
    const fits =
      lineLength === Infinity ||
      (indent.length + taken + line.length <= lineLength && !staysSpread(node));
    if (node.type === 'Path' && !fits) {
      const steps = stepsOf(node);
      return format(node.start, indent, taken + steps.length) + steps;
    }
    const parts = partsOf(node);
    if (!parts || parts.inner.length === 0 || fits) {
      return line;
    }
    const deeper = `${indent}  `;
    const lines = parts.inner.map(({label, node: part}) => {
      return `${deeper}${label}${format(part, deeper, label.length + 1)}`;
    });
    return `${parts.open}\n${lines.join(',\n')}\n${indent}${parts.close}`;
  }

  return format(tree, '', 0);
}

export function formatNotation(notation: string, lineLength = LINE_LENGTH): string {
  return formatTree(notation, parse(notation), lineLength);
}

/** Removes line breaks and extra spaces: '[1,\n 2]' → '[1, 2]'. Only trims invalid notation. */
export function onOneLine(notation: string): string {
  try {
    return formatNotation(notation, Infinity);
  } catch {
    return notation.trim();
  }
}
