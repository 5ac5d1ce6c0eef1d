import type {ListPicture, Table} from '@documentation/reference/internal/pages/pictures';
import {capitalize, count, enumerate, enumerateLong} from './words';

interface Parts extends Pick<ListPicture, 'before' | 'after'> {
  readonly title: string;
  /** Whether the result is an object rather than a list. */
  readonly isObject: boolean;
}

const sizeOf = (tables: readonly Table[]) =>
  tables.reduce((total, {rows}) => total + rows.length, 0);

/** ['1', '3'] → 'items 1 and 3' */
function itemsPhrase(marks: readonly string[]): string {
  if (marks.length === 0) {
    return 'no items';
  }
  return `${marks.length === 1 ? 'item' : 'items'} ${enumerate(marks)}`;
}

const marksOf = ({rows}: Table) =>
  rows.map(({marks}) => marks.map(({text}) => text).join(' with '));

function subject(before: readonly Table[]): string {
  if (before.length > 1) {
    return before[0]!.title === undefined
      ? `${count(before.length, 'list')} with ${count(sizeOf(before), 'item')} in total`
      : enumerate(before.map(({title, rows}) => count(rows.length, `${title} item`)));
  }
  return sizeOf(before) === 0 ? 'an empty list' : count(sizeOf(before), 'item');
}

function object(after: readonly Table[], isObject: boolean): string {
  if (isObject) {
    return after.length === 0 ? 'an empty object' : `an object with ${count(after.length, 'key')}`;
  }
  const [first] = after;
  if (first?.title !== undefined) {
    return count(after.length, 'group');
  }
  if (after.length > 1) {
    return count(after.length, 'list');
  }
  return sizeOf(after) === 0 ? 'an empty list' : `a list of ${count(sizeOf(after), 'item')}`;
}

/** Lists what the result contains: 'DE with items 1 and 3, and FR with item 2' */
function details(after: readonly Table[]): string {
  if (after[0]?.title !== undefined) {
    return enumerateLong(
      after.map((table) => `${table.title} with ${itemsPhrase(marksOf(table))}`),
    );
  }
  if (after.length > 1) {
    return enumerateLong(after.map((table) => itemsPhrase(marksOf(table))));
  }
  const isJoin = after.some(({rows}) => rows.some(({marks}) => marks.length > 1));
  return (isJoin ? enumerateLong : enumerate)(after.flatMap(marksOf));
}

/** Describes the picture, briefly in the caption and item by item in the label. */
export function sentences({title, before, after, isObject}: Parts) {
  const isOne = before.length === 1 && sizeOf(before) <= 1;
  const core = `${subject(before)} ${isOne ? 'becomes' : 'become'} ${object(after, isObject)}`;
  const leftOut = before.flatMap(({rows}) => rows.filter((row) => row.isLeftOut));
  const marks = leftOut.map(
    ({marks: [mark], sameAs}) => mark!.text + (sameAs === undefined ? '' : ` (same as ${sameAs})`),
  );
  const inResult = details(after);
  return {
    caption: `Example “${title}”: ${core}.`,
    label: [
      `${capitalize(core)}${inResult && `: ${inResult}`}.`,
      marks.length > 0 &&
        `${capitalize(itemsPhrase(marks))} ${marks.length === 1 ? 'is' : 'are'} left out.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
