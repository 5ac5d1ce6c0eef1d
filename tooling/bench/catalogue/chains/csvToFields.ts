import Papa from 'papaparse';
import type {Chain} from '../chain';
import {makeOrders} from '../orders';

type Row = Readonly<Record<'order' | 'customer' | 'country' | 'total' | 'ordered', string>>;

export const chain: Chain<{rows: Row[]}> = {
  title: 'CSV to five fields',
  makeInput: (rows) => {
    const lines = makeOrders(rows).map(
      ({id, customer, country, total, ordered}) =>
        `${id},"${customer}",Main Street ${id % 90},${country},${total},EUR,${ordered},paid`,
    );
    const header = 'order,customer,street,country,total,currency,ordered,status';
    return Buffer.from(`${[header, ...lines].join('\r\n')}\r\n`);
  },
  mapping: `List.Map(
    Readers.CSV.ReadObjects($, columns: {"order": "Integer", "total": "Number"}),
    {
      "id": @.order,
      "customer": @.customer,
      "country": @.country,
      "total": @.total,
      "date": @.ordered
    }
  )`,
  read: (file) => ({
    rows: Papa.parse<Row>(file.toString(), {header: true, skipEmptyLines: true}).data,
  }),
  map: ({rows}) =>
    rows.map(({order, customer, country, total, ordered}) => ({
      id: Number(order),
      customer,
      country,
      total: Number(total),
      date: ordered,
    })),
  jsonata: `rows.{
    "id": $number(order),
    "customer": customer,
    "country": country,
    "total": $number(total),
    "date": ordered
  }`,
};
