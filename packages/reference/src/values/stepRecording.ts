import type {Range} from '@documentation/base/internal/values/range';
import type {Node} from '@documentation/mapping/internal/language/notation/tree';
import type {Observer} from '@documentation/mapping/internal/language/run/observer';
import {createRecording} from '@documentation/mapping/internal/language/run/recording';
import type {Value} from '@documentation/base/internal/values/types';
import {cutToFit} from '@documentation/reference/internal/values/cutToFit';
import {describeValue} from '@documentation/reference/internal/values/describeValue';

/** How much of each value is kept. The first one is often a whole table. */
const FIRST_VALUE_LENGTH = 5000;
const OTHER_VALUE_LENGTH = 500;
const FILE_BYTES = 1000;
/** The length of all values together. A mapping can have thousands of parts. */
const TOTAL_LENGTH = 1_000_000;
/** What a value takes besides its text. */
const LENGTH_OF_REST = 50;

interface KeptValue {
  readonly value: Value;
  readonly isCut: boolean;
  /** '1,204 items' */
  readonly description: string;
}

/** The value that a step had, cut to fit, and the positions of the items that it was evaluated for. */
export interface StepValue extends KeptValue {
  /** Positions from 0, outermost list first: [2, 0] */
  readonly indices: readonly number[];
}

/** What a part of the mapping returned. */
export interface Step extends Range {
  readonly type: Node['type'];
  readonly count: number;
  readonly failed: number;
  readonly values: readonly StepValue[];
}

function startOf(value: Value, length: number) {
  if (value instanceof Uint8Array) {
    return {value: value.slice(0, FILE_BYTES), isCut: value.length > FILE_BYTES, length: 0};
  }
  const start = cutToFit(value, length);
  // Part of a text keeps the whole text in memory. A clone doesn't.
  return start.isCut ? {...start, value: structuredClone(start.value)} : start;
}

/** Records what each part of a mapping returns. Values are cut immediately, so a recording stays small. */
export function createStepRecording(): {readonly observer: Observer; readonly steps: () => Step[]} {
  let room = TOTAL_LENGTH;

  function keep(value: Value, position: number): KeptValue | undefined {
    const start = startOf(value, position === 0 ? FIRST_VALUE_LENGTH : OTHER_VALUE_LENGTH);
    room -= start.length + LENGTH_OF_REST;
    return room < 0
      ? undefined
      : {value: start.value, isCut: start.isCut, description: describeValue(value)};
  }

  const {observer, steps} = createRecording(keep);
  return {
    observer,
    steps: () =>
      steps.map(({node: {type, from, to}, count, failed, first}) => ({
        type,
        from,
        to,
        count,
        failed,
        values: first.map(({kept, indices}) => ({...kept, indices})),
      })),
  };
}
