import {requestTo} from './recordings';
import type {GuideScenario} from './types';

const order = {
  orderNo: ' A-1001 ',
  customer: {name: 'Ada Lovelace', country: 'gb'},
  total: '1249.50',
};

const mapping = `{
  "id": Text.Trim($.orderNo),
  "customer": $.customer.name,
  "country": Text.Upper($.customer.country),
  "total": Types.ToNumber($.total)
}`;

const given = {mappings: {'order-to-invoice': [mapping]}};

/** Scenarios of "Create your first workflow" and of the first example in the overview. */
const scenarios: readonly GuideScenario[] = [
  {
    title: 'A valid order',
    event: requestTo('/invoices', {body: order}),
    given,
    expected: {end: 'succeeded', status: 201, seconds: 0},
  },
  {
    title: 'A total that isn’t a number',
    note: 'The mapping fails, so the run ends. The caller gets an error instead of a partial invoice.',
    event: requestTo('/invoices', {body: {...order, total: 'many'}}),
    given,
    expected: {end: 'failed', step: 'invoice', code: 'E_PARSE', status: 422, seconds: 0},
  },
  {
    title: 'An order without a customer',
    note: 'A missing field is null, and null is passed on.',
    event: requestTo('/invoices', {body: {orderNo: 'A-1002', total: '12.00'}}),
    given,
    expected: {end: 'succeeded', status: 201, seconds: 0},
  },
  {
    title: 'The wrong method',
    note: 'The trigger rejects the request, so no run starts.',
    event: requestTo('/invoices', {method: 'PUT', body: order}),
    given,
    expected: {end: 'rejected', step: 'request', code: 'E_REFUSED', status: 405, seconds: 0},
  },
  {
    title: 'A body that isn’t JSON',
    event: requestTo('/invoices', {body: '{"orderNo":'}),
    given,
    expected: {end: 'rejected', step: 'request', code: 'E_PARSE', status: 400, seconds: 0},
  },
];

export default scenarios;
