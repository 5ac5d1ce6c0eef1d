import {isObject} from '@documentation/base/internal/values/isObject';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {isEqual} from '@documentation/base/internal/values/equality';
import type {ListPicture, Mark, Row, Table} from '@documentation/reference/internal/pages/pictures';
import {exampleValues, UnfitExample} from './exampleValues';
import {cellsOf, columnsOf, tablesOf, type Items} from './tables';
import {sentences} from './listSentences';

interface Source {
  readonly item: Value;
  readonly mark: string;
  readonly table: number;
}

/** Returns the lists that a function works on, as tables. If there are two, the parameter names are their titles. */
function inputTables(definition: MappingFunction, values: Readonly<Record<string, Value>>) {
  const lists = Object.keys(definition.parameters).filter(
    (name) => definition.parameters[name]!.data && Array.isArray(values[name]),
  );
  return lists.length === 1
    ? tablesOf(values[lists[0]!]!)
    : lists.map((title) => ({title, items: values[title] as readonly Value[]}));
}

/** Marks each item. The second of two named lists gets letters, so a joined row can say "1 with A". */
function sourcesOf(tables: readonly Items[]): Source[] {
  let position = 0;
  return tables.flatMap(({title, items}, table) =>
    items.map((item, index) => {
      const isLettered = title !== undefined && table > 0;
      position += 1;
      return {item, table, mark: isLettered ? String.fromCharCode(65 + index) : `${position}`};
    }),
  );
}

/** Checks whether a row comes from an item. A joined row has all fields of the item, and more. */
function comesFrom(row: Value, item: Value): boolean {
  return isObject(row) && isObject(item)
    ? Object.entries(item).every(
        ([field, value]) => Object.hasOwn(row, field) && isEqual(row[field] as Value, value),
      )
    : isEqual(row, item);
}

/** Finds the sources of each result row, at most one per input list. Equal items are matched in order. */
function traced(rows: readonly Value[], sources: readonly Source[], isJoin: boolean): Source[][] {
  const used = new Set<Source>();
  return rows.map((row) => {
    const found = sources.filter(({item}) => comesFrom(row, item));
    const tables = isJoin ? [...new Set(found.map(({table}) => table))] : [undefined];
    const chosen = tables.flatMap((table) => {
      const fitting = found.filter((source) => table === undefined || source.table === table);
      return fitting.find((source) => !used.has(source)) ?? fitting[0] ?? [];
    });
    chosen.forEach((source) => used.add(source));
    return chosen;
  });
}

/** Adds the sources of each row to the result tables. */
function traceTables(results: readonly Items[], sources: readonly Source[], isJoin: boolean) {
  const origins = traced(
    results.flatMap(({items}) => items),
    sources,
    isJoin,
  );
  let row = 0;
  return results.map((table) => ({...table, origins: table.items.map(() => origins[row++]!)}));
}

/** Draws what a function does to lists: which items go where, and which are left out. */
export async function listPicture(
  definition: MappingFunction,
  title: string,
): Promise<ListPicture> {
  const {values, result} = await exampleValues(definition, title);
  const inputs = inputTables(definition, values);
  if (inputs.length === 0 || typeof result !== 'object' || result === null) {
    throw new UnfitExample(definition, title, 'it must turn a list into a list or an object.');
  }
  const isJoin = inputs.every((input) => input.title !== undefined);
  const sources = sourcesOf(inputs);
  const results = traceTables(tablesOf(result), sources, isJoin);
  if (results.some(({origins}) => origins.some(({length}) => length === 0))) {
    throw new UnfitExample(
      definition,
      title,
      'its result has items that aren’t in the input. Choose another example.',
    );
  }

  const targetOf = new Map(
    results.flatMap(({origins}, target) =>
      origins.flat().map((source) => [source, target] as const),
    ),
  );
  const markOf = (source: Source): Mark => ({
    text: source.mark,
    hue: results.length > 1 ? (targetOf.get(source) ?? 0) : source.table,
  });
  const keptLike = (source: Source) =>
    sources.find((other) => targetOf.has(other) && isEqual(other.item, source.item))?.mark;

  const before = inputs.map(({items, ...input}, table): Table => {
    const columns = columnsOf(items);
    const rows = sources
      .filter((source) => source.table === table)
      .map((source): Row => ({
        marks: [markOf(source)],
        cells: cellsOf(source.item, columns),
        ...(!targetOf.has(source) && {isLeftOut: true, sameAs: keptLike(source)}),
      }));
    return {...input, columns, rows};
  });
  const after = results.map(({items, origins, ...table}): Table => {
    const columns = columnsOf(items);
    const rows = items.map((item, index) => ({
      marks: origins[index]!.map(markOf),
      cells: cellsOf(item, columns),
    }));
    return {...table, columns, rows};
  });
  return {
    kind: 'list',
    ...sentences({title, before, after, isObject: !Array.isArray(result)}),
    before,
    after,
  };
}
