import {PassThrough} from 'node:stream';
import type {JSONRPCMessage} from '@modelcontextprotocol/sdk/types.js';
import {expect, it} from 'vitest';
import {createTransport} from './transport';

/** Sends one line to a server, and returns what it writes before the reply to the next line. */
async function reply(line: string): Promise<unknown> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const transport = createTransport((message) => message as JSONRPCMessage, input, output);
  const received = new Promise((resolve) => {
    transport.onmessage = resolve;
  });
  await transport.start();
  input.write(`${line}\n{"jsonrpc":"2.0","method":"next"}\n`);
  expect(await received).toEqual({jsonrpc: '2.0', method: 'next'});
  return JSON.parse((output.read() as Buffer).toString());
}

const error = {code: -32_600, message: expect.stringContaining('larger than 50') as string};
const long = 'x'.repeat(50_000_001);

it.each([
  ['first', '7', `{"jsonrpc":"2.0","id":7,"method":"${long}"}`],
  ['last', '"a \\"b\\""', `{"jsonrpc":"2.0","method":"${long}","id":"a \\"b\\""}`],
])('refuses a message of 51 MB with its ID, which is %s', async (_place, id, line) => {
  expect(await reply(line)).toEqual({jsonrpc: '2.0', id: JSON.parse(id) as unknown, error});
});

it.each([
  ['007', `{"jsonrpc":"2.0","id":007,"method":"${long}"}`],
  [String.raw`"\x"`, `{"jsonrpc":"2.0","method":"${long}","id":"\\x"}`],
])('refuses a message of 51 MB without its ID %s, which isn’t JSON', async (_id, line) => {
  expect(await reply(line)).toEqual({jsonrpc: '2.0', id: null, error});
});
