/** Scenarios of the workflow language's reference, by construct. */
import {failing, json, mistralReply, requestTo, silence, slackPosted} from './recordings';
import type {GuideScenario} from './types';

const slack = {secrets: {'slack-bot': 'xoxb-example'}};
const nightly = {now: '2024-06-01T01:00:00Z'};

const invoice = '{"id": $.id, "total": $.total}';
const invoiceWithCurrency = '{"number": $.id, "total": $.total, "currency": "EUR"}';
const booked = {mappings: {'order-to-invoice': [invoice, invoiceWithCurrency]}};
const accounting = {...booked, secrets: {accounting: 'accounting-example'}};
const order = requestTo('/orders', {body: {id: 'A-1001', total: 2400}});

export const names: readonly GuideScenario[] = [
  {
    title: 'A newer version exists',
    note: 'Version 2 renames the field `id`. The step is pinned to version 1, so the accounting system gets the same fields as before.',
    event: order,
    given: accounting,
    calls: {book: [json({}, 0.6, 201)]},
    expected: {end: 'succeeded', status: 204, seconds: 0.6},
  },
  {
    title: 'A secret that doesn’t exist',
    event: order,
    given: booked,
    expected: {end: 'failed', step: 'book', code: 'E_CREDENTIAL', status: 422, seconds: 0},
  },
  {
    title: 'A revoked secret',
    note: 'The accounting system rejects the secret. Store a valid one under the same name.',
    event: order,
    given: accounting,
    calls: {book: [failing(401)]},
    expected: {end: 'failed', step: 'book', code: 'E_CREDENTIAL', status: 422, seconds: 0.4},
  },
];

export const conditions: readonly GuideScenario[] = [
  {
    title: 'A large order',
    event: requestTo('/orders', {body: {id: 'A-1001', total: 2400}}),
    given: slack,
    calls: {notify: [slackPosted('Large order: A-1001')]},
    expected: {end: 'succeeded', status: 204, seconds: 0.3},
  },
  {
    title: 'A small order',
    note: 'The condition is false, so the step is skipped and its output is null.',
    event: requestTo('/orders', {body: {id: 'A-1002', total: 12}}),
    given: slack,
    expected: {end: 'succeeded', status: 204, seconds: 0},
  },
  {
    title: 'An order without a total',
    note: 'The condition returns null instead of true or false, so the run fails.',
    event: requestTo('/orders', {body: {id: 'A-1003'}}),
    given: slack,
    expected: {end: 'failed', step: 'notify', code: 'E_TYPE', status: 422, seconds: 0},
  },
];

const mistral = {secrets: {mistral: 'mistral-example', 'slack-bot': 'xoxb-example'}};
const label = (name: string) => mistralReply(`{"labels": ["${name}"], "confidence": 0.9}`, 1.2);

export const choices: readonly GuideScenario[] = [
  {
    title: 'A complaint',
    event: requestTo('/messages', {body: {text: 'The parcel came damaged.'}}),
    given: mistral,
    calls: {classify: [label('complaint')], alert: [slackPosted('The parcel came damaged.')]},
    expected: {end: 'succeeded', status: 202, seconds: 1.5},
  },
  {
    title: 'A question',
    event: requestTo('/messages', {body: {text: 'Do you ship to Norway?'}}),
    given: mistral,
    calls: {classify: [label('question')]},
    expected: {end: 'succeeded', status: 200, seconds: 1.2},
  },
  {
    title: 'Something else',
    note: 'No branch has the label “other”, so the steps in `otherwise` run. Here, there are none.',
    event: requestTo('/messages', {body: {text: 'Hello!'}}),
    given: mistral,
    calls: {classify: [label('greeting')]},
    expected: {end: 'succeeded', status: 204, seconds: 1.2},
  },
];

const orders = {orders: [{id: 'A-1'}, {id: 'A-2'}, {id: 'A-3'}]};

export const batches: readonly GuideScenario[] = [
  {
    title: 'All orders accepted',
    note: 'Two branches run at the same time. The results are in list order.',
    event: requestTo('/orders', {body: orders}),
    calls: {send: [json({}, 3, 201), json({}, 1, 201), json({}, 1, 201)]},
    expected: {end: 'succeeded', status: 200, seconds: 3},
  },
  {
    title: 'One order rejected',
    note: 'The other branches continue, and the result of the second order is its error.',
    event: requestTo('/orders', {body: orders}),
    calls: {
      send: [
        json({}, 1, 201),
        failing(422, {body: {detail: 'Unknown product'}}, 1),
        json({}, 1, 201),
      ],
    },
    expected: {end: 'succeeded', status: 200, seconds: 2},
  },
  {
    title: 'An empty list',
    event: requestTo('/orders', {body: {orders: []}}),
    expected: {end: 'succeeded', status: 200, seconds: 0},
  },
];

const rates = json({EUR: 1, GBP: 0.85}, 0.5);

export const retries: readonly GuideScenario[] = [
  {
    title: 'Succeeds immediately',
    event: {},
    given: nightly,
    calls: {rates: [rates]},
    expected: {end: 'succeeded', seconds: 0.5},
  },
  {
    title: 'Succeeds on the second attempt',
    note: 'The function’s own retry also fails, so the first attempt fails. After 30 seconds, the step runs again.',
    event: {},
    given: nightly,
    calls: {rates: [failing(503), failing(503), rates]},
    expected: {end: 'succeeded', seconds: 32.3},
  },
  {
    title: 'Times out',
    note: 'Each request gets 10 seconds, and each attempt 20. The wait of 1 second fits, but the second request is cut off.',
    event: {},
    given: nightly,
    calls: {rates: [silence, silence, silence, silence]},
    expected: {end: 'failed', step: 'rates', code: 'E_TIMEOUT', seconds: 70},
  },
  {
    title: 'The requested wait is too long',
    note: 'A wait of 60 seconds doesn’t fit in the attempt, so the attempt fails immediately.',
    event: {},
    given: nightly,
    calls: {
      rates: [failing(429, {headers: {'retry-after': '60'}}), rates],
    },
    expected: {end: 'succeeded', seconds: 30.9},
  },
  {
    title: 'Fails for good',
    note: 'The URL is wrong, so a retry wouldn’t help. The step isn’t repeated.',
    event: {},
    given: nightly,
    calls: {rates: [failing(404)]},
    expected: {end: 'failed', step: 'rates', code: 'E_NOT_FOUND', seconds: 0.4},
  },
];

/** The message of the failed step, which the workflow posts. */
const ratesFailed = 'rates.example.com responded with 503. Try again later.';

export const errors: readonly GuideScenario[] = [
  {
    title: 'The service responds',
    event: requestTo('/rates', {method: 'GET'}),
    given: slack,
    calls: {rates: [rates]},
    expected: {end: 'succeeded', status: 200, seconds: 0.5},
  },
  {
    title: 'The service is down',
    note: 'The error branch responds and notifies the team. Then the run continues.',
    event: requestTo('/rates', {method: 'GET'}),
    given: slack,
    calls: {rates: [failing(503)], notify: [slackPosted(ratesFailed)]},
    expected: {end: 'succeeded', status: 503, seconds: 0.7},
  },
  {
    title: 'Slack is down, too',
    note: '`notify` has `onError` set to `continue`, so its error changes nothing.',
    event: requestTo('/rates', {method: 'GET'}),
    given: slack,
    calls: {rates: [failing(503)], notify: [failing(500)]},
    expected: {end: 'succeeded', status: 503, seconds: 0.8},
  },
];

export const ends: readonly GuideScenario[] = [
  {
    title: 'Nothing to do',
    event: {},
    given: {...nightly, ...slack},
    calls: {orders: [json([])]},
    expected: {end: 'succeeded', step: 'nothing', seconds: 0.4},
  },
  {
    title: 'Two open orders',
    event: {},
    given: {...nightly, ...slack},
    calls: {orders: [json([{id: 'A-1'}, {id: 'A-2'}])], post: [slackPosted('2 open orders')]},
    expected: {end: 'succeeded', seconds: 0.7},
  },
  {
    title: 'A response that isn’t a list',
    note: 'The workflow itself decides that this is a failure.',
    event: {},
    given: {...nightly, ...slack},
    calls: {orders: [json({orders: []})]},
    expected: {end: 'failed', step: 'wrong', code: 'E_ENDED', seconds: 0.4},
  },
];

export const responses: readonly GuideScenario[] = [
  {
    title: 'A reminder after two days',
    note: 'The caller gets 202 immediately. The run continues, pauses for two days, and sends the reminder.',
    event: requestTo('/orders', {body: {id: 'A-1001'}}),
    given: slack,
    calls: {remind: [slackPosted('Check order A-1001')]},
    expected: {end: 'succeeded', status: 202, seconds: 172_800.3},
  },
  {
    title: 'A failure after the response',
    note: 'The caller already has a response, so only the run shows the error.',
    event: requestTo('/orders', {body: {id: 'A-1001'}}),
    given: slack,
    calls: {remind: [json({ok: false, error: 'channel_not_found'}, 0.3)]},
    expected: {
      end: 'failed',
      step: 'remind',
      code: 'E_NOT_FOUND',
      status: 202,
      seconds: 172_800.3,
    },
  },
];
