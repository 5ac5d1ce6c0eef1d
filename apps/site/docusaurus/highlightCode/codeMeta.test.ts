import {describe, expect, it} from 'vitest';
import {readCodeMeta} from './codeMeta';

describe('readCodeMeta', () => {
  it('reads title and line ranges', () => {
    expect(readCodeMeta('a\nb\nc\nd\n', 'title="orders.json" {1,3-4}')).toEqual({
      code: 'a\nb\nc\nd',
      title: 'orders.json',
      highlightedLines: [1, 3, 4],
    });
  });

  it.each([
    ['// highlight-next-line'],
    ['# highlight-next-line'],
    ['  <!-- highlight-next-line -->'],
    ['/* highlight-next-line */'],
    ['{/* highlight-next-line */}'],
    ['-- highlight-next-line'],
  ])('removes the comment %s and highlights the next line', (comment) => {
    expect(readCodeMeta(`a\n${comment}\nb\nc`, '')).toEqual({
      code: 'a\nb\nc',
      title: '',
      highlightedLines: [2],
    });
  });

  it('highlights from start to end', () => {
    const source = 'a\n// highlight-start\nb\nc\n// highlight-end\nd';
    expect(readCodeMeta(source, '')).toMatchObject({code: 'a\nb\nc\nd', highlightedLines: [2, 3]});
  });

  it.each([
    ['run file=orders.csv {7}', {run: 'file orders.csv'}],
    ['run file=orders.csv,prices.csv', {run: 'file orders.csv,prices.csv'}],
    ['run data=order.json', {run: 'data order.json'}],
    ['run', {run: 'input'}],
    ['input', {shows: 'input'}],
    ['title="Result" result', {shows: 'result'}],
    ['title="Error" error', {shows: 'error'}],
  ])('tells the workbench what "%s" means', (metastring, expected) => {
    expect(readCodeMeta('$', metastring)).toMatchObject(expected);
  });

  it('says nothing to the workbench about other code', () => {
    expect(Object.keys(readCodeMeta('$', 'title="a run result here"'))).toEqual([
      'code',
      'title',
      'highlightedLines',
    ]);
  });

  it('leaves code that only mentions a highlight comment', () => {
    expect(readCodeMeta('say("// highlight-next-line")', '').highlightedLines).toEqual([]);
  });
});
