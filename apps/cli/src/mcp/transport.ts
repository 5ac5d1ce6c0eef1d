import type {Readable, Writable} from 'node:stream';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import type {JSONRPCMessage} from '@modelcontextprotocol/sdk/types.js';
import {sizeText} from '@documentation/base/internal/limits/format';
import {readLines} from './readLines';

/** A file that functions read can be 20 MB, and in JSON it is longer. */
const MESSAGE_BYTES = 50_000_000;

const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

const id = String.raw`"id"\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+)\s*`;
const others = String.raw`\s*"(?:jsonrpc|method)"\s*:\s*"[^"]*"\s*`;
const idAtStart = new RegExp(String.raw`^\s*\{(?:${others},)*\s*${id},`);
const idAtEnd = new RegExp(String.raw`,\s*${id}(?:,${others})*\}\s*$`);

/** The ID of a message of which only the start and the end are known. Clients write it before or after the rest. */
function idOf(start: string, end: string): unknown {
  const text = idAtStart.exec(start)?.[1] ?? idAtEnd.exec(end)?.[1] ?? 'null';
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends and receives messages as lines. The SDK's own transport ends without a word at a message above 10 MiB, and takes
 * quadratic time to read a long one.
 */
export function createTransport(
  read: (message: unknown) => JSONRPCMessage,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Transport {
  function write(message: unknown): Promise<void> {
    return new Promise((resolve) => {
      output.write(`${JSON.stringify(message)}\n`, () => resolve());
    });
  }

  function refuse(messageId: unknown, code: number, message: string): void {
    void write({jsonrpc: '2.0', id: messageId, error: {code, message}});
  }

  function receive(line: string): void {
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      refuse(null, PARSE_ERROR, 'The message isn’t valid JSON. Send each message on its own line.');
      return;
    }
    let known: JSONRPCMessage;
    try {
      known = read(message);
    } catch {
      refuse(null, INVALID_REQUEST, 'The message isn’t a JSON-RPC 2.0 message.');
      return;
    }
    transport.onmessage?.(known);
  }

  const transport: Transport = {
    start() {
      readLines(input, MESSAGE_BYTES, {
        onLine: receive,
        onTooLong: (start, end) =>
          refuse(
            idOf(start, end),
            INVALID_REQUEST,
            `The message is larger than ${sizeText(MESSAGE_BYTES)}. Pass less data, or name a file with inputFile.`,
          ),
        // The agent ends the server by closing its input.
        onEnd: () => transport.onclose?.(),
      });
      return Promise.resolve();
    },
    send: write,
    close() {
      input.pause();
      transport.onclose?.();
      return Promise.resolve();
    },
  };
  return transport;
}
