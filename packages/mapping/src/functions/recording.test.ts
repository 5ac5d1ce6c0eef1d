import {describe, expect, it} from 'vitest';
import {findMappingFunction} from '.';
import {evaluateNotation} from '../language/run/evaluate';
import {createFailedItems} from '../language/run/failedItems';
import {createRecording} from '../language/run/recording';
import type {Value} from '@documentation/base/internal/values/types';

const context = {now: '2024-05-01T12:00:00Z'};

async function record(notation: string, input: Value) {
  const {observer, steps} = createRecording((value) => value);
  const result = await evaluateNotation(notation, {
    input,
    context,
    resolve: findMappingFunction,
    observer,
  }).catch((error: Error) => error.message);
  return {
    result,
    steps: steps.map(({node, count, failed, first}) => ({
      text: notation.slice(node.from, node.to),
      count,
      failed,
      first: first.map(({kept, indices}) => ({value: kept, indices})),
    })),
  };
}

async function failuresOf(notation: string, input: Value) {
  const {observer, failedItems} = createFailedItems();
  await evaluateNotation(notation, {input, context, resolve: findMappingFunction, observer}).catch(
    () => {},
  );
  return failedItems();
}

describe('createRecording', () => {
  it('records each part, inner parts first', async () => {
    const {result, steps} = await record('Text.Upper(Text.Trim($.name))', {name: ' ada '});
    expect(result).toBe('ADA');
    expect(steps.map(({text, first}) => [text, first[0]?.value])).toEqual([
      ['$', {name: ' ada '}],
      ['$.name', ' ada '],
      ['Text.Trim($.name)', 'ada'],
      ['Text.Upper(Text.Trim($.name))', 'ADA'],
    ]);
  });

  it('records the values that a part had for each item, with positions in nested lists', async () => {
    const {steps} = await record('List.Map($, List.Map(@, Math.Add(@, @index)))', [[1, 2], [3]]);
    const sum = steps.find(({text}) => text === 'Math.Add(@, @index)')!;
    expect(sum).toMatchObject({count: 3, failed: 0});
    expect(sum.first).toEqual([
      {value: 1, indices: [0, 0]},
      {value: 3, indices: [0, 1]},
      {value: 3, indices: [1, 0]},
    ]);
  });

  it('counts what failed, and what was never evaluated', async () => {
    const {result, steps} = await record(
      'Logical.If(true, List.Map($, Number.Parse(@)), Text.Upper("x"))',
      ['1', 'x', '3'],
    );
    expect(result).toMatch(/isn’t a number/);
    expect(steps.find(({text}) => text === 'Number.Parse(@)')).toMatchObject({count: 1, failed: 1});
    expect(steps.find(({text}) => text === 'Text.Upper("x")')).toMatchObject({count: 0, failed: 0});
  });

  it('keeps only the first evaluations', async () => {
    const {steps} = await record('List.Map(List.Range(1, 5000), Math.Add(@, 1))', null);
    const sum = steps.find(({text}) => text === 'Math.Add(@, 1)')!;
    expect(sum.count).toBe(5000);
    expect(sum.first).toHaveLength(20);
  });
});

describe('createFailedItems', () => {
  it('names each item that fails, and counts all items', async () => {
    const orders = [
      {order: '1001', total: '1'},
      {order: '1002', total: 'x'},
      {order: '1003', total: '3'},
      {order: '1004', total: ''},
    ];
    const failures = await failuresOf('List.Map($, {"total": Number.Parse(@.total)})', orders);
    expect(failures).toMatchObject({count: 2, total: 4});
    expect(failures!.first.map(({label, item}) => [label, item])).toEqual([
      ['order 1002, row 2', orders[1]],
      ['order 1004, row 4', orders[3]],
    ]);
  });

  it('names the item of a nested list', async () => {
    const failures = await failuresOf('List.Map($, List.Map(@.lines, Number.Parse(@.price)))', [
      {lines: [{sku: 'A', price: '1'}]},
      {
        lines: [
          {sku: 'B', price: '2'},
          {sku: 'C', price: '?'},
        ],
      },
    ]);
    expect(failures).toMatchObject({count: 1, total: 3});
    expect(failures!.first[0]!.label).toBe('sku C, row 2 of row 2');
  });

  it('names an item for which a call fails later', async () => {
    const failures = await failuresOf('List.Map($, JSON.ValuesFromPath(@.a, @.path))', [
      {a: ['x'], path: '$[?match(@, "x")]'},
      {a: ['x'], path: '$[?match(@, "(")]'},
    ]);
    expect(failures).toMatchObject({count: 1, total: 2, first: [{label: 'row 2'}]});
  });

  it('doesn’t count errors that the mapping catches', async () => {
    expect(
      await failuresOf('List.Map($, Logical.IfError(Number.Parse(@), 0))', ['1', 'x']),
    ).toBeUndefined();
  });
});

describe('$files', () => {
  const files = {'prices.csv': 'a', prices: [1, 2]};
  const run = (notation: string, given: Readonly<Record<string, Value>> = files) =>
    evaluateNotation(notation, {input: null, files: given, context, resolve: findMappingFunction});

  it('finds files by name', async () => {
    expect(await run('$files["prices.csv"]')).toBe('a');
    expect(await run('Math.Sum($files.prices)')).toBe(3);
    expect(await run('JSON.Keys($files)')).toEqual(['prices.csv', 'prices']);
  });

  it('names the files that there are', async () => {
    await expect(run('$files["price.csv"]')).rejects.toThrow(
      'There is no file named "price.csv". Use "prices.csv" or "prices".',
    );
    await expect(run('$files.prices', {})).rejects.toThrow(
      'There is no file named "prices". Load the file first.',
    );
  });
});
