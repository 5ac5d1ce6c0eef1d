/** The sample files that the guides use. */
export const samples = [
  'orders.csv',
  'customers.csv',
  'order-lines.xlsx',
  'orders.xlsx',
  'invoice-template.xlsx',
  'order.json',
  'shop-orders.json',
  'orders.json',
  'forecast.json',
  'events.ndjson',
  'invoices.xml',
  'invoice.pdf',
] as const;
