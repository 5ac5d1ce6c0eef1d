import {format, isBefore, parseISO} from 'date-fns';
import type {Chain} from '../chain';
import {makeOrders} from '../orders';

interface Data {
  readonly orders: readonly {readonly id: number; readonly ordered: string}[];
}

export const chain: Chain<Data> = {
  title: 'filter and format dates',
  makeInput: (rows) => ({
    orders: makeOrders(rows).map(({id, ordered}) => ({id, ordered: `${ordered}T09:30:00Z`})),
  }),
  mapping: `List.Map(
    List.Filter(
      $.orders,
      Logical.Equals(Datetime.Compare(@.ordered, "2024-07-01T00:00:00Z"), -1)
    ),
    {"id": @.id, "ordered": Datetime.Format(@.ordered, "dd/MM/yyyy HH:mm")}
  )`,
  map: ({orders}) => {
    const limit = parseISO('2024-07-01T00:00:00Z');
    return orders
      .map(({id, ordered}) => ({id, ordered: parseISO(ordered)}))
      .filter(({ordered}) => isBefore(ordered, limit))
      .map(({id, ordered}) => ({id, ordered: format(ordered, 'dd/MM/yyyy HH:mm')}));
  },
  jsonata: `(
    $limit := $toMillis("2024-07-01T00:00:00Z");
    orders[$toMillis(ordered) < $limit].{
      "id": id,
      "ordered": $fromMillis($toMillis(ordered), "[D01]/[M01]/[Y0001] [H01]:[m01]")
    }
  )`,
  jq: `("2024-07-01T00:00:00Z" | fromdate) as $limit
    | [.orders[] | (.ordered | fromdate) as $ordered | select($ordered < $limit)
        | {id, ordered: ($ordered | strftime("%d/%m/%Y %H:%M"))}]`,
};
