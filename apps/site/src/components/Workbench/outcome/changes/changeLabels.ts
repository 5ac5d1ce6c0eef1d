import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import type {Value} from '@documentation/base/internal/values/types';
import {MAX_COUNTED_CHANGES, type Change} from '../../../../engine/worker/changes';
import {formatCount} from '@documentation/reference/internal/values/formatSize';

/** The number on the tab: '12', '10,000+' */
export function countLabel(count: number): string {
  return `${formatCount(count)}${count >= MAX_COUNTED_CHANGES ? '+' : ''}`;
}

/** '1 change since the previous result.', '10,000 or more changes since the previous result.' */
export function countSentence(count: number): string {
  if (count === 0) {
    return 'No changes since the previous result.';
  }
  const more = count >= MAX_COUNTED_CHANGES ? ' or more' : '';
  return `${formatCount(count)}${more} ${count === 1 ? 'change' : 'changes'} since the previous result.`;
}

/** The sign and the word for each kind of change, because colour alone isn't enough. */
export const signs: Readonly<
  Record<Change['kind'], {readonly sign: string; readonly word: string}>
> = {
  added: {sign: '+', word: 'Added'},
  removed: {sign: '−', word: 'Removed'},
  changed: {sign: '~', word: 'Changed'},
};

/** A value in a change. Files have none. */
export function changedText(value: Value | undefined): string {
  return value === undefined ? 'a file' : formatValue(value);
}
