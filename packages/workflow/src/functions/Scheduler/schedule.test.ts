import {Temporal} from 'temporal-polyfill';
import {expect, it} from 'vitest';
import type {Json} from '@documentation/base/internal/values/json';
import {decide, readState, type Policies, type ScheduleState} from './schedule';

const nine = '2024-05-01T09:00:00Z';
const ten = '2024-05-01T10:00:00Z';

function look(
  now: string,
  state: ScheduleState | undefined,
  policies: Partial<Policies> = {},
  due = ten,
) {
  return decide(Temporal.Instant.from(due), Temporal.Instant.from(now), state, {
    overlap: 'skip',
    missed: 'skip',
    ...policies,
  });
}

const idle: ScheduleState = {handledUntil: nine, lastRun: nine, running: 0};
const busy: ScheduleState = {...idle, running: 1};

it('starts a run on time, and only once', () => {
  const {scheduledFor, state} = look('2024-05-01T10:00:02Z', idle);
  expect(scheduledFor).toBe(ten);
  expect(state).toEqual({handledUntil: ten, lastRun: ten, running: 1});
  expect(look('2024-05-01T10:00:03Z', {...state, running: 0}).scheduledFor).toBeNull();
});

it('a new schedule doesn’t make up for earlier times', () => {
  expect(look('2024-05-01T10:00:30Z', undefined).scheduledFor).toBe(ten);
  expect(look('2024-05-01T10:30:00Z', undefined, {missed: 'runOnce'}).scheduledFor).toBeNull();
});

it('a missed time is skipped or made up for', () => {
  expect(look('2024-05-01T10:30:00Z', idle).scheduledFor).toBeNull();
  expect(look('2024-05-01T10:30:00Z', idle, {missed: 'runOnce'}).scheduledFor).toBe(ten);
});

it('an overlapping run is skipped for good', () => {
  const {scheduledFor, state} = look(ten, busy);
  expect(scheduledFor).toBeNull();
  expect(state).toEqual({handledUntil: ten, lastRun: nine, running: 1});
  expect(look('2024-05-01T10:00:20Z', {...state, running: 0}).scheduledFor).toBeNull();
});

it('an overlapping run starts immediately in parallel', () => {
  expect(look(ten, busy, {overlap: 'parallel'})).toMatchObject({
    scheduledFor: ten,
    state: {running: 2},
  });
});

it('waiting runs start one after the other', () => {
  const queue = {overlap: 'queue'} as const;
  const first = look(ten, busy, queue);
  expect(first).toMatchObject({scheduledFor: null, state: {waiting: [ten], running: 1}});
  const eleven = '2024-05-01T11:00:00Z';
  const second = look(eleven, first.state, queue, eleven);
  expect(second.state.waiting).toEqual([ten, eleven]);
  const third = look('2024-05-01T11:20:00Z', {...second.state, running: 0}, queue, eleven);
  expect(third).toMatchObject({scheduledFor: ten, state: {waiting: [eleven], running: 1}});
  const fourth = look('2024-05-01T11:40:00Z', {...third.state, running: 0}, queue, eleven);
  expect(fourth.scheduledFor).toBe(eleven);
  expect(fourth.state.waiting).toBeUndefined();
});

it('at most 100 runs wait', () => {
  const waiting = Array.from({length: 100}, () => nine);
  const {state} = look(ten, {...busy, waiting}, {overlap: 'queue'});
  expect(state.waiting).toHaveLength(100);
});

it.each([5, [], {}, {running: 'x'}, {running: 1, lastRun: 'noon'}, {running: 1, waiting: [null]}])(
  'a stored state such as %j is rejected',
  (state) => {
    const store = {get: () => state as Json, set: () => {}, delete: () => {}};
    expect(() => readState(store)).toThrow(/^The stored `schedule.*` isn’t valid\. /);
  },
);
