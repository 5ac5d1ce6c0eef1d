// The data for the guides' sample files, which makeSamples.ts writes.

export const orderText = `{
  "orderNo": " A-1001 ",
  "customer": {"name": "Ada Lovelace", "country": "gb"},
  "total": "1249.50"
}
`;

/** The orders are text, because their IDs have more digits than a JavaScript number can represent. */
export const shopOrdersText = `{
  "shop": "north",
  "orders": [
    {
      "id": 9007199254740993,
      "placedAt": "2024-03-30T23:30:00Z",
      "customer": {"name": " Ada Lovelace ", "email": "ADA@example.com", "zip": "00184"},
      "coupon": null,
      "lines": [
        {"sku": "0042", "quantity": 1, "price": 0.1},
        {"sku": "0815", "quantity": 1, "price": 0.2}
      ]
    },
    {
      "id": 9007199254740995,
      "placedAt": "2024-03-31T09:00:00+02:00",
      "customer": {"name": "Müller GmbH", "zip": "01067"},
      "lines": {"sku": "7700", "quantity": 3, "price": 19.99}
    }
  ]
}
`;

export const invoicesText = `<?xml version="1.0" encoding="UTF-8"?>
<invoices xmlns="urn:example:billing" xmlns:p="urn:example:party">
  <invoice number="R-2024-007" currency="EUR">
    <issued>2024-02-29</issued>
    <p:buyer>
      <p:name>Müller &amp; Söhne GmbH</p:name>
      <p:vat>DE0123456789</p:vat>
    </p:buyer>
    <line sku="0042"><quantity>2</quantity><price>1249.50</price></line>
    <line sku="0815"><quantity>10</quantity><price>0.99</price></line>
    <note/>
  </invoice>
  <invoice number="R-2024-008" currency="EUR">
    <issued>2024-03-01</issued>
    <p:buyer>
      <p:name>Ada Lovelace</p:name>
    </p:buyer>
    <line sku="7700"><quantity>1</quantity><price>19.99</price></line>
  </invoice>
</invoices>
`;

export const forecast = {
  place: 'Berlin',
  timezone: 'Europe/Berlin',
  hours: [
    {time: '2024-06-01T06:00', temperature: 14.8, rain: 0, wind: 9.1},
    {time: '2024-06-01T12:00', temperature: 21.4, rain: null, wind: 14.6},
    {time: '2024-06-01T18:00', temperature: 19.3, rain: 4.2, wind: 41},
  ],
};

export const orderLinesHeader = [
  'Order',
  'Ordered',
  'Customer',
  'ZIP',
  'SKU',
  'Quantity',
  'Price',
  'Express',
  'Note',
] as const;

/**
 * Order lines, in which null is an empty row. The order time becomes an Excel date cell. The
 * price is text, as a German system exports it.
 */
export const orderLines = [
  ['A-1001', '2024-02-28T17:45:00', 'Müller GmbH', '01067', '0042', 2, '1.249,50', 'yes', null],
  ['A-1001', '2024-02-28T17:45:00', 'Müller GmbH', '01067', '0815', 10, '0,99', 'yes', null],
  null,
  [
    'A-1002',
    '2024-02-29T08:15:00',
    ' Ada Lovelace ',
    '00184',
    '0042',
    1,
    '1.249,50',
    'no',
    'Ring twice',
  ],
  ['A-1003', '2024-03-31T02:30:00', 'Café Zur Post', '10115', '7700', 3, 'on request', 'no', null],
] as const;
