import {XMLBuilder} from 'fast-xml-parser';
import type {Chain} from '../chain';
import {makeOrdersFile, type Order} from '../orders';

const builder = new XMLBuilder({ignoreAttributes: false, attributeNamePrefix: '@', format: true});

export const chain: Chain<{orders: Order[]}> = {
  title: 'JSON to XML',
  makeInput: makeOrdersFile,
  writes: 'XML',
  mapping: `Writers.XML.WriteRecords(
    List.Map(
      Readers.JSON.ReadDocument($).orders,
      {"id": @.id, "name": @.customer, "country": @.country, "total": @.total}
    ),
    "orders",
    "order",
    attributes: ["id"]
  )`,
  read: (file) => JSON.parse(file.toString()) as {orders: Order[]},
  map: ({orders}) => ({
    orders: {
      order: orders.map(({id, customer, country, total}) => ({
        '@id': id,
        name: customer,
        country,
        total,
      })),
    },
  }),
  jsonata: `{
    "orders": {
      "order": orders.{"@id": id, "name": customer, "country": country, "total": total}
    }
  }`,
  write: (mapped) =>
    Buffer.from(`<?xml version="1.0" encoding="utf-8"?>\n${builder.build(mapped)}`),
};
