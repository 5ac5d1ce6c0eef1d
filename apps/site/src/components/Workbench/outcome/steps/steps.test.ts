import {describe, expect, it} from 'vitest';
import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import type {Value} from '@documentation/base/internal/values/types';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import type {Step, StepValue} from '../../../../engine/workbenchMessages';
import {createStepRecording} from '@documentation/reference/internal/values/stepRecording';
import {shownStep, shownSteps, stepAt} from './shownSteps';
import {isShort, positionLabel, previewOf, previewOfStep, runsLabel} from './stepLabels';

async function stepsOf(notation: string, input: Value): Promise<Step[]> {
  const {observer, steps} = createStepRecording();
  const context = {now: '2024-05-01T12:00:00Z'};
  await evaluateNotation(notation, {input, context, resolve: findMappingFunction, observer}).catch(
    () => {},
  );
  return steps();
}

function valueOf(value: Value, isCut = false): StepValue {
  return {value, isCut, description: '3 items', indices: []};
}

const mapping = 'List.Map(\n  $,\n  {"total": Math.Add(@.total, 1)}\n)';

describe('shownSteps', () => {
  it('lists steps inside out on one line, without literals and variables', async () => {
    const steps = shownSteps(await stepsOf(mapping, [{total: 1}]), mapping);
    expect(steps.map(({source}) => source)).toEqual([
      '@.total',
      'Math.Add(@.total, 1)',
      '{"total": Math.Add(@.total, 1)}',
      'List.Map($, {"total": Math.Add(@.total, 1)})',
    ]);
  });

  it('gives steps with the same source different ids', async () => {
    const twice = '[$.a, $.a]';
    const ids = shownSteps(await stepsOf(twice, {a: 1}), twice).map(({id}) => id);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('stepAt', () => {
  it.each([
    ['@.total', 0, '@.total'],
    ['@.total', 4, '@.total'],
    ['Math.Add', 3, 'Math.Add(@.total, 1)'],
    ['1)', 0, 'Math.Add(@.total, 1)'],
    ['"total"', 2, '{"total": Math.Add(@.total, 1)}'],
    ['$', 0, '$'],
    ['List', 0, 'List.Map($, {"total": Math.Add(@.total, 1)})'],
  ])('finds the smallest step at %s, character %i', async (text, offset, source) => {
    const steps = await stepsOf(mapping, [{total: 1}]);
    const step = stepAt(steps, mapping.indexOf(text) + offset);
    expect(shownStep(step!, mapping, parse(mapping)).source).toBe(source);
  });

  it('finds nothing outside the mapping', async () => {
    const steps = await stepsOf(`  ${mapping}`, []);
    expect(stepAt(steps, 0)).toBeUndefined();
  });
});

describe('labels', () => {
  it('say how often a step ran', async () => {
    const step = (await stepsOf('$', 1))[0]!;
    expect(runsLabel(step)).toBe('');
    expect(runsLabel({...step, count: 1202, failed: 2})).toBe('ran 1,204 times, 2 failed');
    expect(runsLabel({...step, count: 2})).toBe('ran 2 times');
    expect(runsLabel({...step, count: 0, failed: 1})).toBe('failed');
    expect(runsLabel({...step, count: 0})).toBe('not evaluated');
  });

  it('show a value on one short line', () => {
    expect(previewOf(valueOf('Ada'))).toBe('"Ada"');
    expect(previewOf(valueOf([1, 2]))).toBe('[1, 2]');
    expect(previewOf(valueOf([1, 2], true))).toBe('3 items');
    expect(previewOf(valueOf(Array<Value>(50).fill('long')))).toBe('3 items');
    expect(previewOf(valueOf(new Uint8Array(3)))).toBe('3 items');
    expect(previewOf(valueOf('😀'.repeat(100)))).toBe(`"${'😀'.repeat(59)}…`);
    expect([valueOf('Ada'), valueOf('a'.repeat(100)), valueOf([1], true)].map(isShort)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('show the first values of a step', async () => {
    const doubled = 'List.Map($, Math.Add(@, 0))';
    const steps = await stepsOf(doubled, [1, 2, 3, 4, 5, 6]);
    const [sum] = steps.filter(({type}) => type === 'Call');
    expect(previewOfStep(sum!)).toBe('1, 2, 3, 4, 5, …');
    const large = sum!.values.map((each) => ({
      ...each,
      isCut: true,
      description: 'large',
      value: [each.value],
    }));
    expect(previewOfStep({...sum!, values: large})).toBe('large, …');
  });

  it('say which item a value belongs to', () => {
    expect(positionLabel([2])).toBe('row 3');
    expect(positionLabel([2, 0])).toBe('row 3, inner row 1');
  });
});
