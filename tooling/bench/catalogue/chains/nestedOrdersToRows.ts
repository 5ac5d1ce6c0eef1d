import {chunk} from 'lodash';
import type {Chain} from '../chain';
import {makeOrders} from '../orders';

interface NestedOrder {
  readonly id: number;
  readonly customer: {readonly name: string; readonly country: string};
  readonly lines: readonly {readonly sku: string; readonly price: number}[];
}

const LINES_PER_ORDER = 4;

function makeInput(rows: number): {orders: NestedOrder[]} {
  return {
    orders: chunk(makeOrders(rows), LINES_PER_ORDER).map((some) => ({
      id: some[0]!.id,
      customer: {name: some[0]!.customer, country: some[0]!.country},
      lines: some.map(({id, total}) => ({sku: `A-${id}`, price: total})),
    })),
  };
}

export const chain: Chain<{orders: NestedOrder[]}> = {
  title: 'nested orders to flat rows',
  makeInput,
  // In the inner map, `@` is the line. `List.Reduce` passes the order on as `@total`.
  mapping: `List.Flatten(List.Map($.orders, List.Reduce(
    [@.lines],
    List.Map(@, {
      "order": @total.id,
      "customer": @total.customer.name,
      "country": @total.customer.country,
      "sku": @.sku,
      "price": @.price
    }),
    @
  )))`,
  map: ({orders}) =>
    orders.flatMap(({id, customer, lines}) =>
      lines.map(({sku, price}) => ({
        order: id,
        customer: customer.name,
        country: customer.country,
        sku,
        price,
      })),
    ),
  jsonata: `orders.(
    $order := $;
    lines.{
      "order": $order.id,
      "customer": $order.customer.name,
      "country": $order.customer.country,
      "sku": sku,
      "price": price
    }
  )`,
  jq: `[.orders[] | {order: .id, customer: .customer.name, country: .customer.country} + .lines[]]`,
};
