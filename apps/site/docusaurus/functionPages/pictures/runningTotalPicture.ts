import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import {formatCall} from '@documentation/mapping/internal/language/formatCall';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import type {RunningTotalPicture} from '@documentation/reference/internal/pages/pictures';
import {exampleValues, UnfitExample} from './exampleValues';
import {cellsOf, cellText, columnsOf} from './tables';
import {capitalize, count, enumerate} from './words';

/** Draws how a list becomes one value, with the total after each item. */
export async function runningTotalPicture(
  definition: MappingFunction,
  title: string,
): Promise<RunningTotalPicture> {
  const {values} = await exampleValues(definition, title);
  const {list, initial = null} = values;
  if (!Array.isArray(list)) {
    throw new UnfitExample(definition, title, '`list` must be a list.');
  }
  const items = list as readonly Value[];
  const {args} = definition.examples.find((example) => example.title === title)!;
  // The total after an item is the result for the list that ends with that item.
  const totalAfter = (index: number) =>
    evaluateNotation(formatCall(definition, {...args, list: items.slice(0, index + 1)}), {
      input: null,
      context: {now: '2024-05-01T12:00:00Z'},
      resolve: findMappingFunction,
    });
  const columns = columnsOf(items);
  const rows = await Promise.all(
    items.map(async (item, index) => ({
      marks: [{text: `${index + 1}`, hue: 0}],
      cells: cellsOf(item, columns),
      total: cellText(await totalAfter(index)),
    })),
  );
  const core = `${items.length === 0 ? 'an empty list' : count(items.length, 'item')} ${items.length > 1 ? 'become' : 'becomes'} one value`;
  const totals = rows.map(({total}, index) => `${total} after item ${index + 1}`);
  return {
    kind: 'runningTotal',
    caption: `Example “${title}”: ${core}, ${cellText(rows.at(-1)?.total ?? initial)}.`,
    label: `${capitalize(core)}. The total starts at ${cellText(initial)}${totals.length > 0 ? ` and is ${enumerate(totals)}` : ''}.`,
    columns,
    initial: cellText(initial),
    rows,
  };
}
