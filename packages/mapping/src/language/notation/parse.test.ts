import {describe, expect, it} from 'vitest';
import {parse} from './parse';

/** Puts `open` and `close` around 1, `depth` times. */
const nested = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

describe('nesting', () => {
  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a": ', '}'],
    ['arguments', 'Logical.Not(', ')'],
    ['named arguments', 'Logical.Not(value: ', ')'],
    ['keys in brackets', '$[', ']'],
    ['different kinds', '[Text.Join(items: {"a": $[', ']})]'],
  ])('of %s is limited to 200 levels', (_, open, close) => {
    const levels = open.match(/\$?\[|\(|\{/g)!.length;
    const notation = nested(open, close, 200 / levels);
    expect(() => parse(notation)).not.toThrow();
    const deeper = `[${notation}]`;
    expect(() => parse(deeper)).toThrow(
      'The call is nested too deeply. Split it into smaller calls.',
    );
  });

  it('doesn’t count values next to each other', () => {
    const items = Array.from({length: 500}, () => '[{"a": Logical.Not(value: $[0])}]').join();
    expect(() => parse(`Text.Join([${items}], ${items})`)).not.toThrow();
  });
});
