import type {ChildProcess} from 'node:child_process';
import {EventEmitter} from 'node:events';
import {expect, it, vi} from 'vitest';
import {createEngine} from '../engine/createEngine';
import {findByExample} from '../mcp/mappingTools';
import find from './find';

vi.mock('../engine/engineProcess', () => ({
  keepRunning: () => {},
  startEngine() {
    const started = Object.assign(new EventEmitter(), {connected: false});
    process.nextTick(() => started.emit('error', new Error('spawn EMFILE')));
    return started as unknown as ChildProcess;
  },
}));

it('doesn’t say that a search found nothing if it couldn’t start', async () => {
  const message = 'The run couldn’t start: spawn EMFILE. Try again.';
  const example = '"a" -> "A"';
  const surroundings = {
    engine: createEngine(),
    readFile: () => new Uint8Array(),
    signal: new AbortController().signal,
  };
  await expect(findByExample.call({examples: [example]}, surroundings)).rejects.toThrow(message);
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await find.run({positionals: [example], values: {}})).toBe(1);
  expect(written.mock.calls).toEqual([[`${message}\n`]]);
});
