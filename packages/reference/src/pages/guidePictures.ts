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

/** The sample files to choose from. */
export const sampleFiles = [
  'orders.csv',
  'customers.csv',
  'bank-statement.csv',
  'order-lines.csv',
  'prices.csv',
  'appointments.csv',
  'order-lines.xlsx',
  'orders.xlsx',
  'customers.xlsx',
  'order.json',
  'shop-orders.json',
  'orders.json',
  'forecast.json',
  'events.ndjson',
  'invoices.xml',
  'e-invoice.xml',
  'invoice.pdf',
] as const;

interface Difficulty {
  readonly name: string;
  readonly in: readonly (typeof sampleFiles)[number][];
}

/** The difficulties in the sample files. */
export const difficulties: readonly Difficulty[] = [
  {
    name: 'Delimiter, encoding',
    in: ['orders.csv', 'customers.csv', 'bank-statement.csv', 'prices.csv'],
  },
  {
    name: 'Leading zeros',
    in: [
      'orders.csv',
      'order-lines.csv',
      'prices.csv',
      'order-lines.xlsx',
      'orders.xlsx',
      'customers.xlsx',
      'shop-orders.json',
      'orders.json',
      'invoices.xml',
      'e-invoice.xml',
    ],
  },
  {
    name: 'Numbers as text',
    in: [
      'orders.csv',
      'customers.csv',
      'bank-statement.csv',
      'order-lines.csv',
      'prices.csv',
      'order-lines.xlsx',
      'customers.xlsx',
      'order.json',
      'invoices.xml',
      'e-invoice.xml',
      'invoice.pdf',
    ],
  },
  {
    name: 'Dates and times',
    in: [
      'bank-statement.csv',
      'appointments.csv',
      'order-lines.xlsx',
      'orders.xlsx',
      'customers.xlsx',
      'shop-orders.json',
      'forecast.json',
      'events.ndjson',
      'invoices.xml',
    ],
  },
  {
    name: 'Null or missing',
    in: [
      'bank-statement.csv',
      'order-lines.xlsx',
      'orders.xlsx',
      'customers.xlsx',
      'shop-orders.json',
      'forecast.json',
      'invoices.xml',
      'e-invoice.xml',
    ],
  },
  {
    name: 'Nested lists',
    in: ['shop-orders.json', 'orders.json', 'forecast.json', 'invoices.xml', 'e-invoice.xml'],
  },
];
