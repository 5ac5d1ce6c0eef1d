import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import type {Step, StepValue} from '../../../../engine/workbenchMessages';
import {formatCount} from '@documentation/reference/internal/values/formatSize';

const PREVIEW_LENGTH = 60;
/** How many values of a step fit in a preview. */
const PREVIEWED_VALUES = 5;

function cutEnd(text: string, length: number): string {
  const characters = [...text.slice(0, 2 * length + 2)];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}

/** Says how often a step ran: 'ran 1,204 times, 2 failed'. Returns nothing for a step that ran once. */
export function runsLabel({count, failed}: Step): string {
  const runs = count + failed;
  if (runs === 0) {
    return 'not evaluated';
  }
  if (runs === 1) {
    return failed ? 'failed' : '';
  }
  const times = `ran ${formatCount(runs)} times`;
  return failed ? `${times}, ${formatCount(failed)} failed` : times;
}

/** A value on one short line: '"Ada"', '[1, 2]', '1,204 items' */
export function previewOf({value, description, isCut}: StepValue): string {
  if (value instanceof Uint8Array) {
    return description;
  }
  const text = formatValue(value);
  if (typeof value !== 'object' || value === null) {
    return cutEnd(text, PREVIEW_LENGTH);
  }
  return isCut || text.length > PREVIEW_LENGTH ? description : text;
}

/** All values of a step on one short line: '12.5, 0.99, 8, …' */
export function previewOfStep({count, values}: Step): string {
  const [first] = values;
  if (count === 1 && first) {
    return previewOf(first);
  }
  const some = values.slice(0, PREVIEWED_VALUES);
  // Descriptions are often the same: '4 keys, …' says as much as '4 keys, 4 keys, 4 keys'.
  const texts = some.some(isShort) ? some.map(previewOf) : [...new Set(some.map(previewOf))];
  const all = [...texts, ...(count > texts.length ? ['…'] : [])].join(', ');
  return cutEnd(all, PREVIEW_LENGTH);
}

/** Says which item a value belongs to: [2] → 'row 3', [2, 0] → 'row 3, inner row 1' */
export function positionLabel(indices: readonly number[]): string {
  return indices.map((index) => `row ${formatCount(index + 1)}`).join(', inner ');
}

/** Whether a preview shows all of a value. */
export function isShort(value: StepValue): boolean {
  return !(value.value instanceof Uint8Array) && previewOf(value) === formatValue(value.value);
}
