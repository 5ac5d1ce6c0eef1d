import {formatISO} from 'date-fns';
import {readSheet} from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import type {Chain} from '../chain';
import {makeOrders} from '../orders';

type Row = Readonly<Record<string, unknown>>;

export const chain: Chain<{rows: Row[]}> = {
  title: 'XLSX to JSON',
  makeInput: (rows) =>
    writeExcelFile([
      ['Order', 'Customer', 'Country', 'Total', 'Ordered'],
      ...makeOrders(rows).map(({id, customer, country, total, ordered}) => [
        id,
        customer,
        country,
        total,
        {value: new Date(ordered), type: Date, format: 'yyyy-mm-dd'},
      ]),
    ]).toBuffer(),
  writes: 'JSON',
  mapping: `Writers.JSON.WriteDocument(
    List.Map(
      Readers.XLSX.ReadObjects($),
      {
        "id": @.Order,
        "name": @.Customer,
        "country": @.Country,
        "total": @.Total,
        "date": @.Ordered
      }
    ),
    indent: 0
  )`,
  read: async (file) => {
    const [header = [], ...rows] = await readSheet(file);
    return {
      rows: rows.map((cells) =>
        Object.fromEntries(
          cells.map((cell, index) => [
            header[index] as string,
            cell instanceof Date ? formatISO(cell, {representation: 'date'}) : cell,
          ]),
        ),
      ),
    };
  },
  map: ({rows}) =>
    rows.map(({Order, Customer, Country, Total, Ordered}) => ({
      id: Order,
      name: Customer,
      country: Country,
      total: Total,
      date: Ordered,
    })),
  jsonata: `rows.{
    "id": Order,
    "name": Customer,
    "country": Country,
    "total": Total,
    "date": Ordered
  }`,
  write: (mapped) => Buffer.from(JSON.stringify(mapped)),
};
