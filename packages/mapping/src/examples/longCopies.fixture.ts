import type {Value} from '@documentation/base/internal/values/types';

const LONG = 3000;
const MANY = 500;

type Parts = Readonly<Record<string, Value>>;

export const isBranch = (value: unknown): value is Parts | readonly Value[] =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array);

const isExpression = (value: unknown) =>
  isBranch(value) && Object.keys(value).join() === 'expression';

function longTexts(text: string): string[] {
  const long = 'x'.repeat(LONG);
  const middle = Math.floor(text.length / 2);
  return [
    long,
    text + long,
    long + text,
    text.slice(0, middle) + long + text.slice(middle),
    ...(text === '' ? [] : [text.slice(0, 1).repeat(LONG), text.slice(-1).repeat(LONG)]),
  ];
}

function longBytes(bytes: Uint8Array): Uint8Array[] {
  const text = Buffer.from(bytes).toString('latin1');
  const long = 'x'.repeat(LONG);
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const at = Math.floor(text.length * share);
    return new Uint8Array(Buffer.from(text.slice(0, at) + long + text.slice(at), 'latin1'));
  });
}

/** Returns copies of a value, each with long text, a long key or many parts in one place. */
export function longCopies(value: Value): Value[] {
  if (typeof value === 'string') {
    return longTexts(value);
  }
  if (value instanceof Uint8Array) {
    return longBytes(value);
  }
  if (!isBranch(value) || isExpression(value)) {
    return [];
  }
  const entries = Object.entries(value as Parts);
  const make = (changed: readonly (readonly [string, Value])[]): Value =>
    Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
  const inside = entries.flatMap(([key, part], at) =>
    longCopies(part).map((copy) => make(entries.with(at, [key, copy]))),
  );
  const more = entries.flatMap(([, part]) =>
    Array.from({length: MANY}, (_, index) => [`key ${index}`, part] as const),
  );
  const renamed = Array.isArray(value)
    ? []
    : entries.map(([key, part], at) => make(entries.with(at, [key + 'x'.repeat(LONG), part])));
  return [...inside, ...renamed, make([...entries, ...more.slice(0, MANY)])];
}
