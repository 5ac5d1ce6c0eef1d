import type {RecordedStep} from '../../../functions/language/run/recording';
import type {Value} from '../../../functions/language/types';
import {describeValue} from '../../values/describeValue';
import type {Step, StepValue} from '../workbenchMessages';
import {cutToFit} from '../../values/cutToFit';

/** How many values of a step the page gets, and how much of each. The first one is often a whole table. */
const SHOWN_VALUES = 20;
const FIRST_VALUE_LENGTH = 5000;
const OTHER_VALUE_LENGTH = 500;
/** How many bytes of a file the page gets. */
const FILE_BYTES = 1000;
/** The length of all values together. A mapping can have thousands of parts. */
const TOTAL_LENGTH = 1_000_000;

function startOf(value: Value, length: number): {readonly value: Value; readonly isCut: boolean} {
  return value instanceof Uint8Array
    ? {value: value.slice(0, FILE_BYTES), isCut: value.length > FILE_BYTES}
    : cutToFit(value, length);
}

/** Describes what each part of a mapping returned, with values that are small enough for the page. */
export function describeSteps(steps: readonly RecordedStep[]): Step[] {
  let room = TOTAL_LENGTH;
  return steps.map(({node, count, failed, first}) => {
    const values: StepValue[] = [];
    for (const [position, {value, indices}] of first.slice(0, SHOWN_VALUES).entries()) {
      const length = position === 0 ? FIRST_VALUE_LENGTH : OTHER_VALUE_LENGTH;
      room -= length;
      if (room < 0) {
        break;
      }
      values.push({...startOf(value, length), description: describeValue(value), indices});
    }
    const {type, from, to} = node;
    return {type, from, to, count, failed, values};
  });
}
