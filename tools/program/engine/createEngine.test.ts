import type {ChildProcess} from 'node:child_process';
import {EventEmitter} from 'node:events';
import {expect, it, vi} from 'vitest';
import {createEngine} from './createEngine';

const kill = vi.fn();

vi.mock('./engineProcess', () => ({
  keepRunning: () => {},
  // What Node returns when there are too many open files: a process without an ID.
  startEngine: () =>
    Object.assign(new EventEmitter(), {
      kill,
      send(_job: unknown, onError: (error: Error) => void) {
        onError(new Error('spawn EMFILE'));
      },
    }) as unknown as ChildProcess,
}));

it('kills no process if none could start', async () => {
  const engine = createEngine();
  const {failure} = await engine.runMapping({
    mapping: '1',
    files: {},
    now: '2024-05-01T12:00:00Z',
    timeLimitMs: 1000,
    isRecorded: false,
  });
  engine.close();
  expect(failure!.message).toBe('The run couldn’t start: spawn EMFILE. Try again.');
  expect(kill).not.toHaveBeenCalled();
});
