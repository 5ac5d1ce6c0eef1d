/**
 * Lays out code as Oxfmt does, with the build's code style. Oxfmt itself doesn't run in
 * browsers. A test compares the result with Oxfmt's.
 */

/** Code that fits beside the table of contents. */
const WIDTH = 80;
const INDENT = '  ';

/** Code between brackets. It stays on one line if it fits. */
export interface Group {
  readonly open: string;
  readonly items: readonly Layout[];
  readonly close: string;
  /** Whether the last item gets a comma if each item has its own line. */
  readonly hasLastComma?: boolean;
  /** Whether each item has its own line, even if all fit on one. */
  readonly isBroken?: boolean;
  /** Whether a line has as many items as fit, as in lists of numbers. */
  readonly isFilled?: boolean;
}

/** A field of an object. */
export interface FieldLayout {
  readonly key: string;
  readonly value: Layout;
  /** Whether a value that doesn't fit moves to the next line. After a short key, that would gain nothing. */
  readonly canMove?: boolean;
}

const SHORT_KEY_LENGTH = 4;

export type Layout = string | Group | FieldLayout;

/** Returns the code on one line, or undefined if it must be on several. */
function onOneLine(layout: Layout): string | undefined {
  if (typeof layout === 'string') {
    return layout;
  }
  if ('key' in layout) {
    const value = onOneLine(layout.value);
    return value === undefined ? undefined : `${layout.key}: ${value}`;
  }
  const items = layout.items.map(onOneLine);
  return layout.isBroken || items.includes(undefined)
    ? undefined
    : `${layout.open}${items.join(', ')}${layout.close}`;
}

function filled({open, items, close, hasLastComma}: Group, indent: string): string {
  const inner = `${indent}${INDENT}`;
  const lines: string[] = [];
  items.forEach((item, index) => {
    const text = `${item as string}${index < items.length - 1 || hasLastComma ? ',' : ''}`;
    const last = lines.at(-1);
    if (last !== undefined && inner.length + last.length + 1 + text.length <= WIDTH) {
      lines[lines.length - 1] = `${last} ${text}`;
    } else {
      lines.push(text);
    }
  });
  return `${open}\n${inner}${lines.join(`\n${inner}`)}\n${indent}${close}`;
}

/**
 * Writes code whose first line starts after `before` characters and whose last line is followed by `after` more.
 * Further lines start with the indentation.
 */
export function write(layout: Layout, indent = '', before = 0, after = 0): string {
  const line = onOneLine(layout);
  if (typeof layout === 'string' || (line !== undefined && before + line.length + after <= WIDTH)) {
    return line!;
  }
  const inner = `${indent}${INDENT}`;
  if ('key' in layout) {
    const {key, value, canMove} = layout;
    return canMove && key.length > SHORT_KEY_LENGTH
      ? `${key}:\n${inner}${write(value, inner, inner.length, after)}`
      : `${key}: ${write(value, indent, before + key.length + 2, after)}`;
  }
  if (layout.isFilled) {
    return filled(layout, indent);
  }
  const {open, items, close, hasLastComma} = layout;
  const lines = items.map((item, index) => {
    const comma = index < items.length - 1 || hasLastComma ? ',' : '';
    return `\n${inner}${write(item, inner, inner.length, comma.length)}${comma}`;
  });
  return `${open}${lines.join('')}\n${indent}${close}`;
}
