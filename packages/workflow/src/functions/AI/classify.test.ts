import {expect, it} from 'vitest';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import {rehearseStep} from '../../language/rehearseStep';
import Classify from './Classify';
import {recordedChat} from './mistralFacts';

it.each([
  [0, 0],
  [1, 1],
  [1.01, null],
  [-0.01, null],
  ['0.9', null],
  [true, null],
])('reads a confidence of %j as %j', async (confidence, expected) => {
  const reply = JSON.stringify({labels: ['delivery'], confidence});
  const calls = [recordedChat({model: 'm', messages: [], temperature: 0}, reply, [1, 1])];
  const {configuration, given} = Classify.examples[0]!;
  const step = {configuration, input: {text: 'Where is it?'}, given, calls};
  const {outcome} = await rehearseStep(Classify, step, findMappingFunction);
  expect(outcome).toMatchObject({label: 'delivery', confidence: expected});
});
