import {expect, it} from 'vitest';
import {givenProblem} from './given';

it.each([
  {},
  {now: '2024-05-01T12:00:00Z'},
  {now: '2024-05-01T14:00:00+02:00[Europe/Berlin]'},
  {secrets: {slack: 'xoxb'}, store: {schedule: {running: 1}}, mappings: {orders: ['$.id', '$']}},
])('accepts %j', (given) => {
  expect(givenProblem(given)).toBeUndefined();
});

const time = '`now` must be a date and time with an offset, such as "2024-05-01T12:00:00Z".';
const versions = 'must be a list with the mapping of each version as text, such as ["$.id"].';

it.each([
  [{now: ''}, time],
  [{now: 'yesterday'}, time],
  [{now: '2024-02-31T00:00:00Z'}, time],
  [{now: '2024-05-01T12:00:00'}, time],
  [{now: -0.5}, time],
  [{now: null}, time],
  [{secrets: 'xoxb'}, '`secrets` must be a JSON object, such as {"name": "value"}.'],
  [{store: [1]}, '`store` must be a JSON object, such as {"name": "value"}.'],
  [{secrets: {slack: null}}, '`secrets.slack` must be text.'],
  [{mappings: {orders: []}}, `\`mappings.orders\` ${versions}`],
  [{mappings: {orders: '$.id'}}, `\`mappings.orders\` ${versions}`],
  [{mappings: {orders: ['$.id', 5]}}, `\`mappings.orders\` ${versions}`],
])('rejects %j', (given, problem) => {
  expect(givenProblem(given)).toBe(problem);
});
