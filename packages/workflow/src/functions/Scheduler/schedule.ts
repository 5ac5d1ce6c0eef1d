import {Temporal} from 'temporal-polyfill';
import {shorten} from '@documentation/base/internal/values/quote';
import {schemaProblems} from '@documentation/base/internal/jsonSchema/schemaProblems';
import type {Json} from '@documentation/base/internal/values/json';
import {failStep} from '../../language/stepErrors';
import type {Store} from '../../language/types';

/**
 * The stored state of a schedule, from which the platform decides whether a scheduled time starts a run.
 * When a run ends, the platform decrements `running` and checks the schedule again.
 */
export interface ScheduleState {
  /** The last scheduled time that was handled. */
  readonly handledUntil?: string;
  /** The scheduled time of the last run. */
  readonly lastRun?: string;
  /** How many runs are still in progress. */
  readonly running: number;
  /** The scheduled times of queued runs, oldest first. */
  readonly waiting?: readonly string[] | undefined;
  /** For intervals: how many runs have started. */
  readonly count?: number;
  /** For intervals without `startAt`: when the first run was due. */
  readonly startedAt?: string;
}

export interface Policies {
  readonly overlap: 'skip' | 'queue' | 'parallel';
  readonly missed: 'skip' | 'runOnce';
}

interface Decision {
  /** The scheduled time of the run that starts, or null if no run starts. */
  readonly scheduledFor: string | null;
  readonly state: ScheduleState;
}

/** A scheduled time counts as missed if it is handled later than this. */
const ON_TIME_SECONDS = 60;
const MAX_WAITING = 100;
const KEY = 'schedule';

const time = {type: 'string', format: 'date-time'};

const stateSchema = {
  type: 'object',
  properties: {
    handledUntil: time,
    lastRun: time,
    startedAt: time,
    waiting: {type: 'array', items: time},
    running: {type: 'integer'},
    count: {type: 'integer'},
  },
  required: ['running'],
};

/** Reads the state, which readers of a function page can edit. */
export function readState(store: Store): ScheduleState | undefined {
  const state = store.get(KEY);
  const [problem] = state === undefined ? [] : schemaProblems(stateSchema, state);
  if (problem) {
    const place = shorten(problem.pointer, 200);
    failStep('E_INPUT', `The stored \`${KEY}${place}\` isn’t valid. ${problem.message}`);
  }
  return state as ScheduleState | undefined;
}

/** Writes the state only if it has changed. */
export function writeState(
  store: Store,
  known: ScheduleState | undefined,
  state: ScheduleState,
): void {
  const text = JSON.stringify(state);
  if (text !== JSON.stringify(known ?? {running: 0})) {
    store.set(KEY, JSON.parse(text) as Json);
  }
}

function start(state: ScheduleState, scheduledFor: string, queue: readonly string[]): Decision {
  const waiting = queue.length > 0 ? queue : undefined;
  return {
    scheduledFor,
    state: {...state, lastRun: scheduledFor, running: state.running + 1, waiting},
  };
}

function isNew(
  due: Temporal.Instant,
  now: Temporal.Instant,
  {handledUntil}: ScheduleState,
  missed: Policies['missed'],
): boolean {
  const isOnTime = now.since(due).total('seconds') <= ON_TIME_SECONDS;
  if (handledUntil === undefined) {
    return isOnTime;
  }
  const isLater = Temporal.Instant.compare(due, handledUntil) > 0;
  return isLater && (isOnTime || missed === 'runOnce');
}

/** Decides whether a run starts now. `due` is the latest scheduled time that isn't in the future. */
export function decide(
  due: Temporal.Instant | undefined,
  now: Temporal.Instant,
  known: ScheduleState | undefined,
  {overlap, missed}: Policies,
): Decision {
  const state = known ?? {running: 0};
  const waiting = state.waiting ?? [];
  const isBusy = state.running > 0 && overlap !== 'parallel';
  if (due && isNew(due, now, state, missed)) {
    const handledUntil = due.toString();
    const queue = [...waiting, handledUntil];
    if (!isBusy) {
      return start({...state, handledUntil}, queue[0]!, queue.slice(1));
    }
    const waits = overlap === 'queue' && queue.length <= MAX_WAITING;
    return {scheduledFor: null, state: {...state, handledUntil, ...(waits && {waiting: queue})}};
  }
  return waiting.length > 0 && !isBusy
    ? start(state, waiting[0]!, waiting.slice(1))
    : {scheduledFor: null, state};
}
