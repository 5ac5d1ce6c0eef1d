import {expect, it} from 'vitest';
import {runWorkflowExample} from '../../examples/runWorkflowExample';
import SetValue from './SetValue';

async function set(value: string) {
  const example = {
    title: '',
    configuration: {store: 'big'},
    input: {key: 'a', value},
    output: {},
  };
  const host = {
    resolve: () => Promise.resolve(undefined),
    readSample: () => Promise.reject(new Error('no sample is needed')),
  };
  return (await runWorkflowExample(SetValue, example, host)).outcome;
}

it('accepts values of 250,000 bytes and rejects larger ones', async () => {
  // The quotation marks count too, and ü is two bytes long in UTF-8.
  expect(await set('x'.repeat(249_998))).toMatchObject({stored: true});
  expect(await set('x'.repeat(249_999))).toMatchObject({code: 'E_INPUT'});
  expect(await set('ü'.repeat(125_000))).toMatchObject({code: 'E_INPUT'});
});
