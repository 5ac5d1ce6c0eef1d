import {requestTo} from './recordings';
import type {GuideScenario} from './types';

const greeting = `{
  "text": Text.Concat(
    Logical.If(Types.IsNull($.visited), "Welcome, ", else: "Welcome back, "),
    Text.Trim($.name),
    "!"
  )
}`;

const given = {secrets: {'welcome-key': 'ak-example'}, mappings: {greeting: [greeting]}};
const headers = {'x-access-key': 'ak-example'};

/** Scenarios of "A simple web handler". */
const scenarios: readonly GuideScenario[] = [
  {
    title: 'The first visit',
    event: requestTo('/welcome/Ada', {method: 'GET', headers}),
    given,
    expected: {end: 'succeeded', status: 200, seconds: 0},
  },
  {
    title: 'The second visit',
    note: 'The browser sends the cookie from the first visit, so the greeting differs.',
    event: requestTo('/welcome/Ada', {method: 'GET', headers: {...headers, cookie: 'visited=yes'}}),
    given,
    expected: {end: 'succeeded', status: 200, seconds: 0},
  },
  {
    title: 'No access key',
    note: 'The guard rejects the request, so no run starts.',
    event: requestTo('/welcome/Ada', {method: 'GET'}),
    given,
    expected: {end: 'rejected', step: 'caller', code: 'E_UNAUTHORIZED', status: 401, seconds: 0},
  },
  {
    title: 'The wrong method',
    event: requestTo('/welcome/Ada', {method: 'DELETE', headers}),
    given,
    expected: {end: 'rejected', step: 'request', code: 'E_REFUSED', status: 405, seconds: 0},
  },
  {
    title: 'A path without a name',
    event: requestTo('/welcome/', {method: 'GET', headers}),
    given,
    expected: {end: 'rejected', step: 'request', code: 'E_NOT_FOUND', status: 404, seconds: 0},
  },
];

export default scenarios;
