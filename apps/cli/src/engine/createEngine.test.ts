import type {ChildProcess} from 'node:child_process';
import {EventEmitter} from 'node:events';
import {expect, it, vi} from 'vitest';
import {createEngine} from './createEngine';

const kill = vi.fn();

vi.mock('./engineProcess', () => ({
  keepRunning: () => {},
  // What Node returns when there are too many open files: a process without an ID and a channel.
  startEngine() {
    const started = Object.assign(new EventEmitter(), {kill, connected: false});
    process.nextTick(() => started.emit('error', new Error('spawn EMFILE')));
    return started as unknown as ChildProcess;
  },
}));

const job = {
  mapping: '1',
  files: {},
  now: '2024-05-01T12:00:00Z',
  timeLimitMs: 1000,
  isRecorded: false,
};
const message = 'The run couldn’t start: spawn EMFILE. Try again.';

it('kills no process if none could start', async () => {
  const engine = createEngine();
  const {failure} = await engine.runMapping(job);
  engine.close();
  expect(failure!.message).toBe(message);
  expect(kill).not.toHaveBeenCalled();
});

it('tries to start a process for each run', async () => {
  const engine = createEngine();
  engine.warmUp();
  // The process that couldn't start reports its error before the run.
  await new Promise(setImmediate);
  for (const next of [job, job]) {
    const {failure} = await engine.runMapping(next);
    expect(failure!.message).toBe(message);
  }
});
