import {expect, it} from 'vitest';
import {runWorkflowExample} from '../../examples/runWorkflowExample';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import SetCookie from './SetCookie';

async function errorOf(configuration: Record<string, string | boolean>): Promise<unknown> {
  const {outcome} = await runWorkflowExample(
    SetCookie,
    {title: '', configuration, input: {value: '1'}, output: {}},
    {
      resolve: findMappingFunction,
      readSample: () => Promise.reject(new Error('no sample is needed')),
    },
  );
  return outcome && 'message' in outcome ? outcome.message : undefined;
}

const host =
  'The cookie name starts with __Host-, so `secure` must be true, `path` must be "/" and `domain` must be omitted.';

it.each([
  [{name: '__Host-id'}, undefined],
  [{name: '__Host-id', secure: false}, host],
  [{name: '__Host-id', path: '/app'}, host],
  [{name: '__Host-id', domain: 'example.com'}, host],
  [{name: 'id__Host-', path: '/app'}, undefined],
  [{name: '__Secure-id', path: '/app', domain: 'example.com'}, undefined],
  [
    {name: '__Secure-id', secure: false},
    'The cookie name starts with __Secure-, but `secure` is false. Set `secure` to true.',
  ],
  [
    {name: 'id', sameSite: 'None', secure: false},
    '`sameSite` is "None", but `secure` is false, so browsers would drop the cookie. Set `secure` to true.',
  ],
  [{name: 'id', sameSite: 'Lax', secure: false}, undefined],
])('checks the settings %j', async (configuration, error) => {
  expect(await errorOf(configuration)).toBe(error);
});
