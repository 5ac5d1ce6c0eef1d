import writeExcelFile from 'write-excel-file/node';
import type {Chain} from '../chain';
import {makeOrdersFile, type Order} from '../orders';

type Mapped = {Order: number; Customer: string; Country: string; Total: number; Ordered: string}[];

export const chain: Chain<{orders: Order[]}, Mapped> = {
  title: 'JSON to XLSX',
  makeInput: makeOrdersFile,
  writes: 'XLSX',
  mapping: `Writers.XLSX.WriteSheet(
    List.Map(
      Readers.JSON.ReadDocument($).orders,
      {
        "Order": @.id,
        "Customer": @.customer,
        "Country": @.country,
        "Total": @.total,
        "Ordered": @.ordered
      }
    ),
    columns: [
      {"key": "Order"},
      {"key": "Customer"},
      {"key": "Country"},
      {"key": "Total"},
      {"key": "Ordered", "type": "Date"}
    ]
  )`,
  read: (file) => JSON.parse(file.toString()) as {orders: Order[]},
  map: ({orders}) =>
    orders.map(({id, customer, country, total, ordered}) => ({
      Order: id,
      Customer: customer,
      Country: country,
      Total: total,
      Ordered: ordered,
    })),
  jsonata: `orders.{
    "Order": id,
    "Customer": customer,
    "Country": country,
    "Total": total,
    "Ordered": ordered
  }`,
  write: (mapped) =>
    writeExcelFile([
      Object.keys(mapped[0]!),
      ...mapped.map(({Ordered, ...others}) => [
        ...Object.values(others),
        {value: new Date(Ordered), type: Date, format: 'yyyy-mm-dd'},
      ]),
    ]).toBuffer(),
};
