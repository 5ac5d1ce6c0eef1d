import {groupBy, map, round, sumBy} from 'lodash';
import type {Chain} from '../chain';
import {makeOrders, type Order} from '../orders';

export const chain: Chain<{orders: Order[]}> = {
  title: 'group and sum',
  makeInput: (rows) => ({orders: makeOrders(rows)}),
  mapping: `List.Map(
    List.GroupBy($.orders, @.country),
    {
      "country": @.key,
      "orders": List.Count(@.items),
      "total": Math.Sum(List.Map(@.items, @.total))
    }
  )`,
  // Ours adds decimals exactly. The others round the error away.
  map: ({orders}) =>
    map(groupBy(orders, 'country'), (items, country) => ({
      country,
      orders: items.length,
      total: round(sumBy(items, 'total'), 2),
    })),
  jsonata: `$each(orders{country: $}, function($items, $country) {{
    "country": $country,
    "orders": $count($items),
    "total": $round($sum($items.total), 2)
  }})`,
  // group_by sorts the groups, so they are collected in the order of appearance instead.
  jq: `[reduce .orders[] as $order ({};
    .[$order.country] |= {
      country: $order.country,
      orders: (.orders + 1),
      total: (.total + $order.total)
    }
  ) | .[] | .total |= (. * 100 | round / 100)]`,
};
