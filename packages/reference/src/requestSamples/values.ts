import {quotedInJavaScript} from './quoted';
import {write, type FieldLayout, type Group, type Layout} from './layout';

/** How a language writes JSON values. */
interface Style {
  readonly text: (text: string) => string;
  readonly number: (value: number) => string;
  readonly key: (key: string) => string;
  readonly hasLastComma: boolean;
}

const jsonStyle: Style = {
  text: (text) => JSON.stringify(text),
  number: (value) => JSON.stringify(value),
  key: (key) => JSON.stringify(key),
  hasLastComma: false,
};

function javaScriptKey(key: string): string {
  if (key === '__proto__') {
    // Without brackets, this key would set the prototype.
    return "['__proto__']";
  }
  return /^(?:[a-z_$][\w$]*|0|[1-9]\d{0,14})$/i.test(key) ? key : quotedInJavaScript(key);
}

const javaScriptStyle: Style = {
  text: quotedInJavaScript,
  number: (value) => JSON.stringify(value).replace('e+', 'e'),
  key: javaScriptKey,
  hasLastComma: true,
};

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : Object.keys(value as object).length;
}

/** Whether every item is a list, or every item an object, with more than one part. Then each gets its own line. */
function hasLargeItems(items: readonly unknown[]): boolean {
  return (
    items.length > 1 &&
    items.every(
      (item) =>
        typeof item === 'object' &&
        item !== null &&
        Array.isArray(item) === Array.isArray(items[0]) &&
        sizeOf(item) > 1,
    )
  );
}

function layoutOf(value: unknown, style: Style): Layout {
  if (typeof value === 'string') {
    return style.text(value);
  }
  if (typeof value === 'number') {
    return style.number(value);
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  const {hasLastComma} = style;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => layoutOf(item, style));
    return items.length === 0
      ? '[]'
      : {
          open: '[',
          items,
          close: ']',
          hasLastComma,
          isBroken: hasLargeItems(value),
          isFilled: items.length > 1 && value.every((item) => typeof item === 'number'),
        };
  }
  const items = Object.entries(value).map(([name, field]) => ({
    key: style.key(name),
    value: layoutOf(field, style),
    canMove: hasLastComma && typeof field === 'string',
  }));
  return items.length === 0 ? '{}' : {open: '{', items, close: '}', hasLastComma};
}

/** Writes a value as JSON: short lists and objects on one line. */
export function formatJson(value: unknown): string {
  return write(layoutOf(value, jsonStyle));
}

/** Lays out a call. If its arguments don't fit on one line, each gets its own. */
export function callOf(name: string, items: readonly Layout[]): Group {
  return {open: `${name}(`, items, close: ')', hasLastComma: true};
}

/** Lays out a call with a value as its only argument: 'JSON.stringify({a: 1})' */
export function callWithValue(name: string, value: unknown): Layout {
  const layout = layoutOf(value, javaScriptStyle);
  return typeof layout === 'object' && 'open' in layout
    ? {...layout, open: `${name}(${layout.open}`, close: `${layout.close})`}
    : callOf(name, [layout]);
}

/** Lays out a JavaScript object whose values are code. */
export function objectOf(fields: readonly (readonly [name: string, code: Layout])[]): Group {
  const items = fields.map(([name, value]): FieldLayout => ({
    key: javaScriptKey(name),
    value,
    canMove: typeof value === 'string' && /^['"]/.test(value),
  }));
  return {open: '{', items, close: '}', hasLastComma: true};
}
