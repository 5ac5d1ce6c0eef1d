import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createStopwatch} from './stopwatch';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('doesn’t count the time while it is stopped', () => {
  const onLimit = vi.fn();
  const stopwatch = createStopwatch(onLimit);
  stopwatch.start(1000);
  vi.advanceTimersByTime(600);
  stopwatch.stop();
  vi.advanceTimersByTime(5000);
  stopwatch.start(1000);
  vi.advanceTimersByTime(399);
  expect(onLimit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLimit).toHaveBeenCalledTimes(1);
});

it('starts from zero after a reset', () => {
  const onLimit = vi.fn();
  const stopwatch = createStopwatch(onLimit);
  stopwatch.start(1000);
  vi.advanceTimersByTime(900);
  stopwatch.reset();
  stopwatch.start(1000);
  vi.advanceTimersByTime(999);
  expect(onLimit).not.toHaveBeenCalled();
});
