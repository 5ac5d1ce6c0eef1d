/** What replaces a part of a value: every type, and values that code trips over. */
const replacements: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  '1',
  '__proto__',
  'x'.repeat(300_000),
  [],
  [null],
  {},
  {length: 1, 0: 'a'},
  JSON.parse('{"__proto__": {"mapping": "1", "kind": "json"}}'),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
];

type Holder = Record<string, unknown>;

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

/** Every place in a value, as a function that returns a copy of the whole with a change there. */
function* places(
  value: unknown,
): Generator<(change: (holder: Holder, key: string) => void) => unknown> {
  if (!isHolder(value)) {
    return;
  }
  for (const key of Object.keys(value)) {
    yield (change) => {
      const copy = structuredClone(value);
      change(copy, key);
      return copy;
    };
    for (const inner of places(value[key])) {
      yield (change) => {
        const copy = structuredClone(value);
        copy[key] = inner(change);
        return copy;
      };
    }
  }
}

/** Damages valid JSON in every place: types swapped, parts missing, extra, deep, huge, and text that isn't JSON. */
export function* hostileValues(json: string): Generator<string> {
  const valid: unknown = JSON.parse(json);
  yield* [
    '',
    'nonsense',
    json.slice(0, -1),
    `${json},`,
    `[${json}`,
    '\uD800',
    '{"__proto__": null}',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  ];
  for (const replacement of replacements) {
    yield JSON.stringify(replacement);
  }
  for (const at of places(valid)) {
    yield JSON.stringify(at((holder, key) => delete holder[key]));
    yield JSON.stringify(at((holder, key) => Object.assign(holder, {[`${key}2`]: holder[key]})));
    for (const replacement of replacements) {
      yield JSON.stringify(
        at((holder, key) => {
          holder[key] = replacement;
        }),
      );
    }
  }
}
