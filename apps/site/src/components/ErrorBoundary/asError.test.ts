import {expect, it} from 'vitest';
import {asError} from './asError';

/** The messages that the crash page shows. */
function messagesOf(thrown: unknown): string[] {
  const messages: string[] = [];
  for (let error: Error | undefined = asError(thrown); error; error = error.cause as Error) {
    messages.push(error.message);
  }
  return messages;
}

const cyclic = new Error('outer');
cyclic.cause = new Error('inner', {cause: cyclic});

const ownCause = new Error('alone');
ownCause.cause = ownCause;

const long = Array.from({length: 100}).reduce<Error>(
  (cause) => new Error('again', {cause}),
  new Error('first'),
);

it.each([
  ['null', null, ['null']],
  ['undefined', undefined, ['undefined']],
  ['zero', 0, ['0']],
  ['empty text', '', ['An error without a message.']],
  ['text', 'broken', ['broken']],
  ['an object', {status: 503}, ['{"status":503}']],
  ['an object without a prototype', Object.create(null), ['{}']],
  ['a symbol', Symbol('x'), ['Symbol(x)']],
  ['a big integer', 1n, ['[object BigInt]']],
  ['an error without a message', new TypeError(), ['TypeError']],
  ['text as the cause', new Error('outer', {cause: 'inner'}), ['outer', 'inner']],
  ['null as the cause', new Error('outer', {cause: null}), ['outer', 'null']],
  ['an object as the cause', new Error('outer', {cause: {a: 1}}), ['outer', '{"a":1}']],
  ['causes that form a cycle', cyclic, ['outer', 'inner']],
  ['an error that is its own cause', ownCause, ['alone']],
])('%s has messages for the crash page', (_name, thrown, messages) => {
  expect(messagesOf(thrown)).toEqual(messages);
});

it('keeps where an error comes from', () => {
  const thrown = new TypeError('broken', {cause: 'text'});
  expect(asError(thrown)).toMatchObject({name: 'TypeError', stack: thrown.stack});
});

it('shortens long chains and long messages', () => {
  expect(messagesOf(long).length).toBeLessThan(30);
  expect(asError('x'.repeat(1e6)).message.length).toBeLessThan(5000);
});
