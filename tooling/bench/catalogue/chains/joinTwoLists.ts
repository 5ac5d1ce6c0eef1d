import {keyBy} from 'lodash';
import type {Chain} from '../chain';
import {createPicker, makeOrders} from '../orders';

interface Data {
  readonly orders: readonly {readonly order: number; readonly customer: string}[];
  readonly customers: readonly {readonly number: string; readonly name: string}[];
}

/** How many orders a customer has, on average. */
const ORDERS_PER_CUSTOMER = 10;

function makeInput(rows: number): Data {
  const pick = createPicker();
  const all = makeOrders(rows);
  const customers = all
    .slice(0, rows / ORDERS_PER_CUSTOMER)
    .map(({id, customer, country}) => ({number: `C-${id}`, name: customer, country}));
  const orders = all.map(({id, total}) => ({
    order: id,
    customer: customers[pick(customers.length)]!.number,
    total,
  }));
  return {orders, customers};
}

export const chain: Chain<Data> = {
  title: 'join two lists',
  makeInput,
  mapping: 'List.JoinByKey($.orders, $.customers, "customer", "number")',
  map: ({orders, customers}) => {
    const byNumber = keyBy(customers, 'number');
    return orders.map((order) => ({...order, ...byNumber[order.customer]}));
  },
  jsonata: `(
    $byNumber := customers{number: $};
    orders.$merge([$, $lookup($byNumber, customer)])
  )`,
  jq: `INDEX(.customers[]; .number) as $byNumber
    | [.orders[] | . + $byNumber[.customer]]`,
};
