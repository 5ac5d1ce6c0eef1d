import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {busyPdf} from '@documentation/mapping/internal/functions/Readers/PDF/pdfWithWidths.fixture';
import {endless, newFolder, runIn, tool} from './program.fixture';

const folder = newFolder();
/** The library fills the memory with the widths of a billion characters, without a pause. */
const bomb = busyPdf();
writeFileSync(join(folder, 'bomb.pdf'), bomb, 'latin1');
const readBomb = 'Readers.PDF.ReadText(Types.ToBinary($))';

/** Starts the MCP server, and returns what it needs to talk to it. */
function startServer() {
  const server = spawn(process.execPath, [tool, 'mcp'], {stdio: ['pipe', 'pipe', 'inherit']});
  const replies = new Map<unknown, unknown>();
  let text = '';
  server.stdout.setEncoding('utf8').on('data', (part: string) => {
    const lines = (text + part).split('\n');
    text = lines.pop()!;
    for (const line of lines) {
      const reply = JSON.parse(line) as {readonly id: unknown};
      replies.set(reply.id, reply);
      server.emit('reply');
    }
  });
  return {
    server,
    send: (message: object) =>
      server.stdin.write(`${JSON.stringify({jsonrpc: '2.0', ...message})}\n`),
    /** Waits for the reply to a message. */
    reply: async (id: unknown): Promise<unknown> => {
      while (!replies.has(id)) {
        await once(server, 'reply');
      }
      return replies.get(id);
    },
    replies,
  };
}

function call(id: unknown, mapping: string, more: object = {}): object {
  return {id, method: 'tools/call', params: {name: 'run_mapping', arguments: {mapping, ...more}}};
}

const textOf = (text: string) => ({result: {content: [{type: 'text', text}]}});
const containing = (text: string) => textOf(expect.stringContaining(text) as string);

describe('a file that keeps a library busy', () => {
  it('ends the run with E_LIMIT when the time is over', async () => {
    const words = ['run', '-e', 'Readers.PDF.ReadText($)', 'bomb.pdf', '--time-limit', '1'];
    const {code, errors} = await runIn(folder, words);
    expect(errors).toContain('error E_LIMIT: The run took longer than 1\u00A0s and was stopped.');
    expect(code).toBe(1);
  });

  it('ends the run with E_LIMIT when the memory is full', async () => {
    const words = ['run', '-e', 'Readers.PDF.ReadText($)', 'bomb.pdf', '--time-limit', '600'];
    const {code, errors} = await runIn(folder, words);
    expect(errors).toContain('error E_LIMIT: The run needs too much memory and was stopped.');
    expect(code).toBe(1);
  });

  it('fails one test, and the next one runs', async () => {
    writeFileSync(
      join(folder, 'bomb.test.json'),
      JSON.stringify({
        expression: 'List.Count(Readers.PDF.ReadPages($))',
        tests: [
          {name: 'busy', inputFile: 'bomb.pdf', error: {code: 'E_LIMIT'}},
          {name: 'fine', inputFile: 'scanned.pdf', result: 1},
        ],
      }),
    );
    const {text} = await runIn(folder, ['test', 'bomb.test.json', '--time-limit', '20']);
    expect(text).toContain('2 passed, 0 failed');
  });
});

describe('the MCP server', () => {
  it('answers the next call after a run was ended', async () => {
    const {server, send, reply} = startServer();
    send(call(1, readBomb, {input: bomb}));
    send(call(2, 'Math.Add(1, 2)'));
    expect(await reply(1)).toMatchObject(containing('E_LIMIT'));
    expect(await reply(2)).toMatchObject(textOf('3'));
    server.stdin.end();
    await once(server, 'exit');
  });

  it('ends runs that are cancelled, and doesn’t reply to them', async () => {
    const {server, send, reply, replies} = startServer();
    // One after the other, they would take longer than the test can.
    const ids = Array.from({length: 20}, (_, index) => `cancelled ${index}`);
    ids.forEach((id) => send(call(id, endless)));
    ids.forEach((requestId) => send({method: 'notifications/cancelled', params: {requestId}}));
    send(call(1, 'Math.Add(1, 2)'));
    expect(await reply(1)).toMatchObject(textOf('3'));
    expect([...replies.keys()]).toEqual([1]);
    server.stdin.end();
    await once(server, 'exit');
  });

  it('ends with its input, without waiting for a run', async () => {
    const {server, send, replies} = startServer();
    send(call(1, endless));
    server.stdin.end();
    const run = runIn(folder, ['run', '-e', endless, '--time-limit', '8']).then(() => 'run');
    const end = once(server, 'exit').then(() => 'server');
    expect(await Promise.race([run, end])).toBe('server');
    expect(server.exitCode).toBe(0);
    expect(replies.size).toBe(0);
    await run;
  });

  it('reads long messages, and refuses those that are too long', async () => {
    const {server, send, reply} = startServer();
    send(call(1, 'Text.Trim($)', {inputText: 'x'.repeat(19_000_000)}));
    expect(await reply(1)).toMatchObject(containing('E_TYPE'));
    // Reading the data itself would count towards the time limit.
    send(call(2, 'Math.Add(1, 2)', {input: 'x'.repeat(19_000_000)}));
    expect(await reply(2)).toMatchObject(textOf('3'));
    send(call('three', 'null', {inputText: 'x'.repeat(60_000_000)}));
    const message = expect.stringContaining('larger than 50\u00A0MB') as string;
    const error = {code: -32600, message};
    expect(await reply('three')).toMatchObject({error});
    // Some clients write the ID last.
    const {id, ...rest} = call(4, 'null', {inputText: 'x'.repeat(60_000_000)}) as {id: number};
    send({...rest, id});
    expect(await reply(4)).toMatchObject({error});
    server.stdin.write('not JSON\n');
    expect(await reply(null)).toMatchObject({error: {code: -32700}});
    send(call(5, 'Math.Add(1, 2)'));
    expect(await reply(5)).toMatchObject(textOf('3'));
    server.stdin.end();
    await once(server, 'exit');
  });
});
