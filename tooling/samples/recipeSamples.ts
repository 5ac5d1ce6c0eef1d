// The data for the recipes' sample files, which makeSamples.ts writes.
// cspell:ignore Abschlag Auftraggeber Bäckerei Betrag Buchungstag Empfänger Konto Kontostand März Miete Stadtwerke Verwendungszweck Wertstellung Zeitraum

const lines = (...rows: string[]) => `${rows.join('\r\n')}\r\n`;

/** A bank statement as German banks export it, with the account's details above the headers. */
export const bankStatementCsv = lines(
  'Konto;DE02 1203 0000 0000 2020 51',
  'Zeitraum;26.02.2024 bis 01.03.2024',
  'Kontostand;"4.821,37 EUR"',
  '',
  'Buchungstag;Wertstellung;Auftraggeber/Empfänger;Verwendungszweck;Betrag',
  '26.02.2024;26.02.2024;Müller GmbH;Rechnung 2024-117;"1.249,50"',
  '28.02.2024;28.02.2024;Stadtwerke Köln;"Abschlag Februar; Kd.-Nr. 00817";"-89,90"',
  '29.02.2024;01.03.2024;Jürgen Groß;Miete März;"-980,00"',
  '29.02.2024;29.02.2024;Bäckerei Süß;;"-4,20"',
);

/** Order lines. One SKU lost its leading zeros, as happens when a file was saved in Excel. */
export const orderLinesCsv = lines(
  'order,customer.name,customer.zip,sku,quantity',
  'A-1001,Müller GmbH,01067,0042,2',
  'A-1001,Müller GmbH,01067,0815,10',
  'A-1002,Ada Lovelace,00184,42,1',
  'A-1003,Café Zur Post,10115,7700,3',
);

/** A price list. The SKU 7700 is missing. */
export const pricesCsv = lines(
  'sku;article;price',
  '0042;Oak table;"1.249,50"',
  '0815;Felt pads;0,99',
  '4711;Floor lamp;179,00',
);

/** Times that don't exist, occur twice, or are in another time zone. */
export const appointmentsCsv = lines(
  'id,day,time,timezone',
  'T-1,28.02.2024,23:30,Europe/Berlin',
  'T-2,28.02.2024,23:30,America/New_York',
  'T-3,31.03.2024,02:30,Europe/Berlin',
  'T-4,27.10.2024,02:30,Europe/Berlin',
);

/** What the mapping in the overview returns for order.json. */
export const invoiceText = `{
  "id": "A-1001",
  "customer": "Ada Lovelace",
  "country": "GB",
  "total": 1249.5
}
`;

/** The rows below the headers of customers.xlsx. */
export const customers = [
  ['00017', 'Müller GmbH', '01.10.2019', 12, '8.450,00 €', 3, '1.249,50 €'],
  ['00018', ' Ada  Lovelace', '15.06.2022', 4, '356,00 €', 1, '89,90 €'],
  ['00017', 'MÜLLER GMBH ', '01.10.2019', 12, '8.450,00 €', 3, '1.249,50 €'],
  ['00023', 'Café Zur Post', '29.02.2024', null, null, 1, '0,00 €'],
  ['Total', null, null, 28, '17.256,00 €', 8, '2.588,90 €'],
] as const;

const invoiceLine = (
  id: number,
  [quantity, unit]: readonly [string, string],
  amount: string,
  name: string,
  sku?: string,
) => `  <cac:InvoiceLine>
    <cbc:ID>${id}</cbc:ID>
    <cbc:InvoicedQuantity unitCode="${unit}">${quantity}</cbc:InvoicedQuantity>
    <cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount>
    <cac:Item>
      <cbc:Name>${name}</cbc:Name>${
        sku
          ? `
      <cac:SellersItemIdentification><cbc:ID>${sku}</cbc:ID></cac:SellersItemIdentification>`
          : ''
      }
    </cac:Item>
  </cac:InvoiceLine>
`;

/** An e-invoice in UBL 2.1, without the parts that no recipe reads. */
export const eInvoiceText = `<?xml version="1.0" encoding="UTF-8"?>
<ubl:Invoice xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>2024-117</cbc:ID>
  <cbc:IssueDate>2024-02-29</cbc:IssueDate>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
${invoiceLine(1, ['1', 'C62'], '890.00', 'Oak table', '0042')}${invoiceLine(2, ['4', 'C62'], '359.00', 'Chair, set of 4', '0815')}${invoiceLine(3, ['0.5', 'HUR'], '31.40', 'Assembly')}</ubl:Invoice>
`;
