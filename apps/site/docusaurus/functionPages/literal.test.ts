import {expect, it} from 'vitest';
import {literalOf} from './literal';

it.each([
  [null],
  ['a "quote" and a \u2028 line'],
  [{list: [1, 'two', [true]], nested: {key: -1.5e21}}],
  [{bytes: new Uint8Array([0, 255])}],
  [JSON.parse('{"__proto__": {"a": 1}}')],
])('a program that contains %j has the same value', async (value: unknown) => {
  const source = `export default ${literalOf(value)};`;
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect((module as {default: unknown}).default).toEqual(value);
});

it('leaves out code', () => {
  expect(literalOf({name: 'Upper', run: () => 'code', notes: undefined})).toBe('{"name":"Upper"}');
});
