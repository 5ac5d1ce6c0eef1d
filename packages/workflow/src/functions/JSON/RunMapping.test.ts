import {expect, it} from 'vitest';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import {runWorkflowExample} from '../../examples/runWorkflowExample';
import RunMapping from './RunMapping';

function run(notation: string, input: string) {
  const example = {
    title: '',
    configuration: {mapping: 'orders'},
    input: {input},
    given: {now: '2024-06-01T05:00:30Z', mappings: {orders: [notation]}},
    output: {},
  };
  return runWorkflowExample(RunMapping, example, {
    resolve: findMappingFunction,
    readSample: () => Promise.reject(new Error('no sample is needed')),
  });
}

it('names the function that fails, its argument and the error code', async () => {
  const {outcome} = await run('{"total": Number.Parse(Text.Trim($))}', ' on request ');
  expect(outcome).toMatchObject({
    code: 'E_PARSE',
    message: expect.stringMatching(
      /^The mapping "orders" failed with E_PARSE\. Number\.Parse, argument text: .*on request/,
    ) as string,
  });
});

it('rejects a mapping that isn’t valid', async () => {
  const {outcome} = await run('Text.Upper($', '');
  expect(outcome).toMatchObject({code: 'E_CONFIGURATION'});
});

it('returns bytes as Base64 text, at every depth', async () => {
  const {outcome} = await run('[{"file": Types.ToBinary($)}]', 'Ada');
  expect(outcome).toMatchObject({output: [{file: 'QWRh'}]});
});

it('runs the mapping at the time of the step', async () => {
  const {outcome} = await run('[Datetime.Now()]', '');
  expect(outcome).toMatchObject({output: ['2024-06-01T05:00:30Z']});
});
