import {describe, expect, it} from 'vitest';
import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import type {Value} from '@documentation/base/internal/values/types';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import {createStepRecording} from './stepRecording';

async function record(notation: string, input: Value = null) {
  const {observer, steps} = createStepRecording();
  const context = {now: '2024-05-01T12:00:00Z'};
  await evaluateNotation(notation, {input, context, resolve: findMappingFunction, observer});
  return steps();
}

describe('createStepRecording', () => {
  it('keeps only the start of long text', async () => {
    const [, , repeated] = await record('Text.Repeat("x", 10000000)');
    const {value, ...rest} = repeated!.values[0]!;
    expect(value).toMatch(/^x{5000}…$/);
    expect(rest).toEqual({isCut: true, description: '10,000,000 characters', indices: []});
  });

  it('keeps only the first items of a long list', async () => {
    const list = Array.from({length: 100_000}, (_, index) => `item ${index}`);
    const [input] = await record('$', list);
    expect(JSON.stringify(input!.values).length).toBeLessThan(10_000);
    expect(input!.values[0]!.description).toBe('100,000 items');
  });

  it('stays small however many steps and evaluations there are', async () => {
    const item = 'Text.Repeat("x", 10000)';
    const steps = await record(`List.Map(List.Range(1, 50), [${Array(200).fill(item).join()}])`);
    expect(JSON.stringify(steps).length).toBeLessThan(1_500_000);
    expect(steps.at(-1)).toMatchObject({count: 1, failed: 0});
  });

  it('counts characters, not the halves of pairs', async () => {
    const [text] = await record('$', '😀a'.repeat(10));
    expect(text!.values[0]!.description).toBe('20 characters');
  });
});
