/** The facts that the guides' pictures show. apps/site/docusaurus/samplePreviews tests them against the sample files. */

export interface TreeRow {
  readonly depth: number;
  readonly name: string;
  /** What is in the row: 'list of 2' */
  readonly value?: string;
  /** The path that leads to the row. */
  readonly path?: string;
  /** The number of the record that the row becomes. */
  readonly record?: number;
  readonly kind?: 'missing' | 'target';
}

/** Parts of shop-orders.json. */
export const jsonTree: readonly TreeRow[] = [
  {depth: 0, name: 'document'},
  {depth: 1, name: 'orders', value: 'list of 2', path: '.orders'},
  {depth: 2, name: '[0]', path: '.orders[0]'},
  {depth: 3, name: 'customer', path: '.orders[0].customer'},
  {depth: 4, name: 'zip', value: '"00184"', path: '.orders[0].customer.zip', kind: 'target'},
  {depth: 3, name: 'lines', value: 'list of 2', path: '.orders[0].lines'},
  {depth: 2, name: '[1]', path: '.orders[1]'},
  {depth: 3, name: 'lines', value: 'object', path: '.orders[1].lines', kind: 'missing'},
];

/** Parts of invoices.xml. */
export const xmlTree: readonly TreeRow[] = [
  {depth: 0, name: 'invoices'},
  {depth: 1, name: 'invoice', path: '//b:invoice', record: 1},
  {depth: 2, name: 'number', path: '@number'},
  {depth: 2, name: 'p:buyer'},
  {depth: 3, name: 'p:name', path: 'p:buyer/p:name'},
  {depth: 2, name: 'note', value: '(empty)', path: 'b:note'},
  {depth: 1, name: 'invoice', path: '//b:invoice', record: 2},
  {depth: 2, name: 'number', path: '@number'},
  {depth: 2, name: 'p:buyer'},
  {depth: 3, name: 'p:name', path: 'p:buyer/p:name'},
  {depth: 2, name: 'no note', path: 'b:note', kind: 'missing'},
];

/** The records that invoices.xml becomes. */
export const xmlRecords = {
  columns: ['number', 'buyer', 'note'],
  rows: [
    {marks: [{text: '1', hue: 0}], cells: ['R-2024-007', 'Müller & Söhne GmbH', '""']},
    {marks: [{text: '2', hue: 1}], cells: ['R-2024-008', 'Ada Lovelace', 'null']},
  ],
};

/** Rows of order-lines.xlsx by order, with their numbers in the sheet. */
export const orderLines = [
  {
    id: 'A-1001',
    lines: [
      {row: 4, sku: '0042', price: '1.249,50'},
      {row: 5, sku: '0815', price: '0,99'},
    ],
  },
  {id: 'A-1002', lines: [{row: 7, sku: '0042', price: '1.249,50'}]},
  {id: 'A-1003', lines: [{row: 8, sku: '7700', price: 'on request'}]},
];

const names = {
  delimiter: 'Delimiter, encoding',
  zeros: 'Leading zeros',
  numbers: 'Numbers as text',
  dates: 'Dates and times',
  nulls: 'Null or missing',
  nested: 'Nested lists',
} as const;

/** The sample files to choose from, each with its difficulties. */
const samples: Readonly<Record<string, readonly (keyof typeof names)[]>> = {
  'orders.csv': ['delimiter', 'zeros', 'numbers'],
  'customers.csv': ['delimiter', 'numbers'],
  'bank-statement.csv': ['delimiter', 'numbers', 'dates', 'nulls'],
  'order-lines.csv': ['zeros', 'numbers'],
  'prices.csv': ['delimiter', 'zeros', 'numbers'],
  'appointments.csv': ['dates'],
  'order-lines.xlsx': ['zeros', 'numbers', 'dates', 'nulls'],
  'orders.xlsx': ['zeros', 'dates', 'nulls'],
  'customers.xlsx': ['zeros', 'numbers', 'dates', 'nulls'],
  'order.json': ['numbers'],
  'shop-orders.json': ['zeros', 'dates', 'nulls', 'nested'],
  'orders.json': ['zeros', 'nested'],
  'forecast.json': ['dates', 'nulls', 'nested'],
  'events.ndjson': ['dates'],
  'invoices.xml': ['zeros', 'numbers', 'dates', 'nulls', 'nested'],
  'e-invoice.xml': ['zeros', 'numbers', 'nulls', 'nested'],
  'invoice.pdf': ['numbers'],
};

export const sampleFiles = Object.keys(samples);

/** The difficulties in the sample files, each with the files that it is in. */
export const difficulties = Object.entries(names).map(([key, name]) => ({
  name,
  in: sampleFiles.filter((file) => samples[file]!.some((difficulty) => difficulty === key)),
}));
