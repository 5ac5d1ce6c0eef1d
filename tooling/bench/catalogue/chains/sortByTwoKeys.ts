import {orderBy} from 'lodash';
import type {Chain} from '../chain';
import {makeOrders, type Order} from '../orders';

export const chain: Chain<{orders: Order[]}> = {
  title: 'sort by two keys',
  makeInput: (rows) => ({orders: makeOrders(rows)}),
  mapping: 'List.SortBy($.orders, [@.country, {"by": @.total, "order": "desc"}])',
  map: ({orders}) => orderBy(orders, ['country', 'total'], ['asc', 'desc']),
  jsonata: 'orders^(country, >total)',
  jq: '.orders | sort_by(.country, -.total)',
};
