import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createEngine, tookTooLong, type Engine} from './createEngine';
import type {Answer} from './messages';

/** A worker whose answers the test gives. */
class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  answer(data: Answer<string>): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

let workers: FakeWorker[];
let engine: Engine<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  engine = createEngine(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
});
afterEach(() => void vi.useRealTimers());

it('ends a run 10 s after the worker began it', async () => {
  const outcome = engine.run('endless');
  vi.advanceTimersByTime(60_000);
  workers[0]!.answer({id: 1, state: 'running'});
  vi.advanceTimersByTime(9999);
  expect(workers[0]!.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(workers[0]!.terminate).toHaveBeenCalledTimes(1);
  await expect(outcome).resolves.toBe(tookTooLong);
});

it('doesn’t count the time in which code is loaded', async () => {
  const outcome = engine.run('slow to load');
  workers[0]!.answer({id: 1, state: 'running'});
  vi.advanceTimersByTime(9000);
  workers[0]!.answer({id: 1, state: 'loading'});
  vi.advanceTimersByTime(60_000);
  workers[0]!.answer({id: 1, state: 'running'});
  vi.advanceTimersByTime(999);
  workers[0]!.answer({id: 1, state: 'done', outcome: 'loaded'});
  await expect(outcome).resolves.toBe('loaded');
});

it('gives a run 300 ms more once a newer one waits, and then starts the newer one', async () => {
  const replaced = engine.run('endless');
  workers[0]!.answer({id: 1, state: 'running'});
  const newer = engine.run('quick');
  vi.advanceTimersByTime(299);
  expect(workers).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await expect(replaced).resolves.toBeUndefined();
  expect(workers[1]!.postMessage).toHaveBeenCalledWith({id: 2, run: 'quick'});
  workers[1]!.answer({id: 2, state: 'done', outcome: 'newer'});
  await expect(newer).resolves.toBe('newer');
});

it('drops a waiting run that a third one replaces, without a new worker if the first one ends', async () => {
  const first = engine.run('first');
  const second = engine.run('second');
  const third = engine.run('third');
  await expect(second).resolves.toBeUndefined();
  workers[0]!.answer({id: 1, state: 'done', outcome: 'one'});
  await expect(first).resolves.toBe('one');
  workers[0]!.answer({id: 3, state: 'done', outcome: 'three'});
  await expect(third).resolves.toBe('three');
  expect(workers).toHaveLength(1);
});

it('reports a worker that fails to load, and uses a new one for the next run', async () => {
  const broken = engine.run('broken');
  workers[0]!.dispatchEvent(new Event('error'));
  await expect(broken).resolves.toHaveProperty('failure.message');
  const next = engine.run('next');
  workers[1]!.answer({id: 2, state: 'done', outcome: 'works'});
  await expect(next).resolves.toBe('works');
});
