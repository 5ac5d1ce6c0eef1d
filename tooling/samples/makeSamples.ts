// Writes the sample files in apps/site/content/static/samples/, with the same bytes every time: npx tsx --conditions=source tooling/samples/makeSamples.ts
import {createCipheriv, createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {deflateSync} from 'node:zlib';
import writeXlsxFile, {type SheetData} from 'write-excel-file/universal';
import {encode} from '@documentation/base/internal/encodings/encodings';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {unzip, zip} from '@documentation/mapping/internal/formats/zip/zip';
import {
  forecast,
  invoicesText,
  orderLines,
  orderLinesHeader,
  orderText,
  shopOrdersText,
} from './guideSamples';
import {
  appointmentsCsv,
  bankStatementCsv,
  customers,
  eInvoiceText,
  invoiceText,
  orderLinesCsv,
  pricesCsv,
} from './recipeSamples';

const ascii = (text: string) => Buffer.from(text, 'latin1');
const lines = (...rows: string[]) => `${rows.join('\r\n')}\r\n`;

const ordersCsv = lines(
  'order;customer;zip;total',
  '1001;"Müller; Söhne GmbH";01067;"1.249,50"',
  '1002;Ada Lovelace;00184;89,90',
  '1003;"Café ""Zur Post""";10115;0,00',
);

const customersCsv = lines(
  'name,city,balance',
  'Jürgen Groß,Köln,12.50 €',
  'Zoë Brûlé,Genève,0.00 €',
);

const stockWithErrorsCsv = lines(
  'sku,stock,price',
  'A-1,7,19.90',
  'A-2,many,5.00',
  'A-3,3,4.50,special offer',
  'A-4,12,0.99',
);

const stockWithoutHeadersTsv = lines('A-1\t7\t19.90', 'A-4\t12\t0.99');

const ordersXml = `<?xml version="1.0" encoding="UTF-8"?>
<orders xmlns="urn:example:shop">
  <order id="A-1">
    <customer>Müller GmbH</customer>
    <total currency="EUR">1249.50</total>
  </order>
  <order id="A-2">
    <customer>Ada Lovelace</customer>
  </order>
</orders>
`;

const ordersJson = {
  source: 'shop',
  orders: [
    {id: 1001, customer: {name: 'Müller GmbH', zip: '01067'}, total: 1249.5},
    {id: 1002, customer: {name: 'Ada Lovelace', zip: '00184'}, total: 89.9},
  ],
};

const events = [
  {id: 1, type: 'created', at: '2024-02-29T09:30:00Z'},
  {id: 2, type: 'paid', at: '2024-02-29T09:31:10Z'},
  {id: 3, type: 'shipped', at: '2024-03-01T07:00:00Z'},
];

// Workbooks

type Sheets = {
  readonly sheet: string;
  readonly data: SheetData;
  readonly columns?: {width: number}[];
}[];

/** Writes a workbook, then edits the XML to add what the library can't write. */
async function workbook(
  sheets: Sheets,
  corrections: readonly (readonly [path: string, from: RegExp, to: string])[] = [],
): Promise<Uint8Array> {
  const blob = await writeXlsxFile(sheets).toBlob();
  const files = {...(await unzip(new Uint8Array(await blob.arrayBuffer()), 'file'))};
  for (const [path, from, to] of corrections) {
    const before = new TextDecoder().decode(files[path]);
    const after = before.replace(from, to);
    if (after === before) {
      throw new Error(`${String(from)} isn't in ${path}.`);
    }
    files[path] = utf8(after);
  }
  return zip(files);
}

const date = (text: string) => ({
  value: new Date(`${text.length > 10 ? text : `${text}T00:00:00`}Z`),
  type: Date,
  format: text.length > 10 ? 'yyyy-mm-dd hh:mm' : 'dd.mm.yyyy',
});
const money = (value: number) => ({value, type: Number, format: '#,##0.00'});
const header = (...names: string[]) =>
  names.map((value) => ({value, fontWeight: 'bold' as const, backgroundColor: '#e6eef0'}));
const formula = (value: string) => ({value, type: 'Formula' as const});

const ordersXlsx = () =>
  workbook(
    [
      {
        sheet: 'Orders',
        columns: [{width: 8}, {width: 16}, {width: 8}, {width: 12}, {width: 17}, {width: 10}],
        data: [
          header('Order', 'Customer', ' ZIP ', 'Ordered', 'Shipped', 'Total', 'Paid'),
          [
            1001,
            'Müller GmbH',
            '01067',
            date('2024-02-28'),
            date('2024-02-29T09:30:00'),
            money(1249.5),
            true,
          ],
          [1002, 'Ada Lovelace', '00184', date('2024-02-29'), null, money(89.9), false],
          [],
          [
            1003,
            'Café Zur Post',
            '10115',
            date('2024-03-01'),
            date('2024-03-04T16:05:30'),
            money(0),
            true,
          ],
        ],
      },
      {
        sheet: 'Customers',
        data: [header('Name', 'Phone', 'Phone'), ['Müller GmbH', '0351 4400', '0170 1234567']],
      },
      {
        sheet: 'Summary',
        data: [
          [{value: 'February', fontWeight: 'bold', columnSpan: 2}, null],
          ['Orders', 3],
          ['Total', formula('SUM(Orders!F2:F5)')],
          ['Average', formula('B3/B2')],
          ['Target', formula('NA()')],
        ],
      },
      {sheet: 'Lists', data: [['Status'], ['open'], [], ['paid']]},
    ],
    [
      ['xl/workbook.xml', /(<sheet [^>]*name="Lists")/, '$1 state="hidden"'],
      // Excel stores a formula's result when it calculates the formula.
      // "Average" has no result, as if never calculated.
      ['xl/worksheets/sheet3.xml', /(<f>SUM\(.*?<\/f>)/, '$1<v>1339.4</v>'],
      [
        'xl/worksheets/sheet3.xml',
        /<c r="B5"><f>NA\(\)<\/f>/,
        '<c r="B5" t="e"><f>NA()</f><v>#N/A</v>',
      ],
    ],
  );

/** A workbook with a title above the headers, an empty row in the middle, and one row per order line. */
const orderLinesXlsx = () =>
  workbook([
    {
      sheet: 'Export',
      columns: [8, 17, 16, 8, 8, 9, 11, 9, 12].map((width) => ({width})),
      data: [
        [{value: 'Order export', fontWeight: 'bold', fontSize: 14}],
        [],
        header(...orderLinesHeader),
        ...orderLines.map((line) =>
          (line ?? []).map((value, column) =>
            column === 1 && typeof value === 'string' ? date(value) : value,
          ),
        ),
      ],
    },
  ]);

/** A workbook with a title and merged cells above the headers, a customer who occurs twice, and a row of totals. */
const customersXlsx = () =>
  workbook([
    {
      sheet: 'Customers',
      columns: [8, 16, 12, 8, 13, 8, 13].map((width) => ({width})),
      data: [
        [{value: 'Customers and revenue', fontWeight: 'bold', fontSize: 14}],
        [],
        [
          null,
          null,
          null,
          {value: '2023', columnSpan: 2},
          null,
          {value: '2024', columnSpan: 2},
          null,
        ],
        header('No.', 'Name', 'Since', 'Orders', 'Revenue', 'Orders', 'Revenue'),
        ...customers.map((row) => [...row]),
      ],
    },
  ]);

const invoiceTemplate = () =>
  workbook(
    [
      {
        sheet: 'Invoice',
        columns: [{width: 14}, {width: 14}, {width: 10}, {width: 12}],
        data: [
          [{value: 'Invoice {{number}}', fontWeight: 'bold', fontSize: 16}],
          ['Customer', '{{customer.name}}'],
          ['Date', {value: 0, type: Number, format: 'dd.mm.yyyy'}],
          [],
          header('Article', 'Quantity', 'Price', 'Amount'),
          ['{{items.sku}}', '{{items.quantity}}', '{{items.price}}', formula('B6*C6')],
          ['Total', null, null, formula('SUM(D6:D6)')],
        ],
      },
    ],
    [
      [
        'xl/worksheets/sheet1.xml',
        /<c r="B3" s="(\d+)"><v>0<\/v>/,
        '<c r="B3" s="$1" t="inlineStr"><is><t>{{date}}</t></is>',
      ],
    ],
  );

/** A workbook whose only sheet consists of five million spaces. */
const unpacksTooLarge = async () =>
  zip({
    ...(await unzip(await workbook([{sheet: 'Sheet1', data: [['a']]}]), 'file')),
    'xl/worksheets/sheet1.xml': utf8(' '.repeat(5_000_000)),
  });

// A workbook with a password, as Office writes it: ECMA-376 standard encryption in a compound file

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const sha1 = (...parts: Uint8Array[]) => createHash('sha1').update(Buffer.concat(parts)).digest();

function uint32(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => buffer.writeUInt32LE(value >>> 0, index * 4));
  return buffer;
}

function padTo(size: number, bytes: Uint8Array): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((size - (bytes.length % size)) % size)]);
}

function encryptWorkbook(file: Uint8Array, password: string) {
  const salt = createHash('md5').update('salt').digest();
  let hash = sha1(salt, utf16(password));
  for (let round = 0; round < 50_000; round += 1) {
    hash = sha1(uint32(round), hash);
  }
  hash = sha1(hash, uint32(0));
  const block = Buffer.alloc(64, 0x36);
  hash.forEach((byte, index) => (block[index] = block[index]! ^ byte));
  const key = sha1(block).subarray(0, 16);
  const aes = (bytes: Uint8Array) => {
    const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false);
    return Buffer.concat([cipher.update(padTo(16, bytes)), cipher.final()]);
  };
  const verifier = createHash('md5').update('verifier').digest();
  const provider = utf16('Microsoft Enhanced RSA and AES Cryptographic Provider\0');
  const settings = Buffer.concat([uint32(0x24, 0, 0x660e, 0x8004, 128, 0x18, 0, 0), provider]);
  return {
    EncryptionInfo: Buffer.concat([
      uint32(0x00020003, 0x24, settings.length),
      settings,
      uint32(16),
      salt,
      aes(verifier),
      uint32(20),
      aes(sha1(verifier)),
    ]),
    EncryptedPackage: Buffer.concat([uint32(file.length, 0), aes(file)]),
  };
}

const END = 0xfffffffe;
const FREE = 0xffffffff;
const SECTOR = 512;

/** Returns the allocation table entries of a sector chain. Each is the number of the next sector: 4, 5, 6, end */
const chain = (from: number, count: number) =>
  Array.from({length: count}, (_, index) => (index === count - 1 ? END : from + index + 1));

function directoryEntry(name: string, type: number, links: number[], start: number, size: number) {
  const entry = Buffer.alloc(128);
  utf16(name).copy(entry);
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry[66] = type;
  entry[67] = 1;
  uint32(...links).copy(entry, 68);
  uint32(start, size).copy(entry, 116);
  return entry;
}

/** Writes a compound file with a small stream (below 4,096 bytes) and a large one. */
function compoundFile(small: [string, Buffer], large: [string, Buffer]): Buffer {
  const miniStream = padTo(SECTOR, padTo(64, small[1]));
  const stream = padTo(SECTOR, large[1]);
  const [miniCount, count] = [miniStream.length / SECTOR, stream.length / SECTOR];
  // Sector 0 is the allocation table, 1 the directory, and 2 the table of the mini stream.
  const miniStart = 3;
  const start = miniStart + miniCount;
  const table = [0xfffffffd, END, END, ...chain(miniStart, miniCount), ...chain(start, count)];
  const full = (entries: number[]) =>
    uint32(...entries, ...Array.from({length: SECTOR / 4 - entries.length}, () => FREE));
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(16),
    Buffer.from('3e000300feff09000600', 'hex'),
    Buffer.alloc(6),
    uint32(0, 1, 1, 0, 4096, 2, 1, END, 0, 0),
  ]).copy(header);
  const none = [FREE, FREE, FREE];
  const directory = Buffer.concat([
    directoryEntry(
      'Root Entry',
      5,
      [FREE, FREE, 1],
      miniStart,
      Math.ceil(small[1].length / 64) * 64,
    ),
    directoryEntry(large[0], 2, [2, FREE, FREE], start, large[1].length),
    directoryEntry(small[0], 2, none, 0, small[1].length),
    directoryEntry('', 0, none, 0, 0),
  ]);
  const miniTable = full(chain(0, Math.ceil(small[1].length / 64)));
  return Buffer.concat([header, full(table), directory, miniTable, miniStream, stream]);
}

async function protectedXlsx(): Promise<Uint8Array> {
  const streams = encryptWorkbook(await ordersXlsx(), 'secret');
  return compoundFile(
    ['EncryptionInfo', streams.EncryptionInfo],
    ['EncryptedPackage', streams.EncryptedPackage],
  );
}

// PDF files

interface PdfObject {
  readonly dictionary: string;
  readonly stream?: Uint8Array;
}

type Encrypt = (bytes: Uint8Array, objectNumber: number) => Uint8Array;

const literal = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;

/** Returns a PDF with these objects, numbered from 1. Encrypts streams, and text in parentheses. */
function pdf(objects: readonly PdfObject[], trailer: string, encrypt: Encrypt = (bytes) => bytes) {
  const parts: Buffer[] = [ascii('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach(({dictionary, stream}, index) => {
    const number = index + 1;
    const texts = dictionary.replace(/\((.*?)\)/g, (_, text: string) =>
      literal(encrypt(ascii(text), number)),
    );
    offsets.push(length());
    parts.push(ascii(`${number} 0 obj\n`));
    if (stream) {
      const bytes = encrypt(stream, number);
      parts.push(ascii(`${texts.replace('>>', `/Length ${bytes.length}>>`)}\nstream\n`));
      parts.push(Buffer.from(bytes), ascii('\nendstream\nendobj\n'));
    } else {
      parts.push(ascii(`${texts}\nendobj\n`));
    }
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  const start = length();
  parts.push(
    ascii(
      `${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const catalog = {dictionary: '<</Type/Catalog/Pages 2 0 R>>'};
const pagesOf = (...numbers: number[]) => ({
  dictionary: `<</Type/Pages/Count ${numbers.length}/Kids[${numbers.map((n) => `${n} 0 R`).join(' ')}]>>`,
});
const page = (content: number, resources: string) => ({
  dictionary: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${resources}>>/Contents ${content} 0 R>>`,
});
const font = (name: string) => ({
  dictionary: `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`,
});
const content = (text: string): PdfObject => ({
  dictionary: '<<>>',
  stream: encode(text, 'windows-1252'),
});

/** Returns PDF operators that draw each text at its position: [x, y, text] */
const show = (fontName: string, size: number, ...texts: [number, number, string][]) =>
  texts.map(([x, y, text]) => `BT /${fontName} ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`).join('');

const info = {
  dictionary:
    "<</Title(Invoice 2024-117)/Author(Example Ltd)/CreationDate(D:20240229093000+01'00')/Producer(makeSamples)>>",
};

function invoiceObjects(): PdfObject[] {
  // The table is drawn column by column, as many programs do.
  const first =
    show('F2', 18, [56, 780, 'Invoice 2024-117']) +
    show('F1', 11, [56, 756, 'Müller GmbH, Dresden']) +
    show('F2', 11, [56, 700, 'Article']) +
    show('F1', 11, [56, 680, 'Oak table'], [56, 660, 'Chair, set of 4']) +
    show('F2', 11, [256, 700, 'Quantity']) +
    show('F1', 11, [290, 680, '1'], [290, 660, '2']) +
    show('F2', 11, [380, 700, 'Price']) +
    show('F1', 11, [376, 680, '890.00'], [376, 660, '179.75']) +
    show('F2', 11, [480, 700, 'Amount']) +
    show('F1', 11, [484, 680, '890.00'], [484, 660, '359.50']) +
    show('F2', 11, [56, 630, 'Total'], [475, 630, '1,249.50']);
  const second = show('F1', 11, [56, 780, 'Pay within 14 days.'], [56, 764, 'Thank you!']);
  const fonts = '/Font<</F1 7 0 R/F2 8 0 R>>';
  return [
    catalog,
    pagesOf(3, 4),
    page(5, fonts),
    page(6, fonts),
    content(first),
    content(second),
    font('Helvetica'),
    font('Helvetica-Bold'),
    info,
  ];
}

const invoicePdf = () => pdf(invoiceObjects(), '/Info 9 0 R');

const scannedPdf = () =>
  pdf(
    [
      catalog,
      pagesOf(3),
      page(4, '/XObject<</Scan 5 0 R>>'),
      content('q 400 0 0 400 100 300 cm /Scan Do Q\n'),
      {
        dictionary:
          '<</Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/FlateDecode>>',
        stream: deflateSync(Uint8Array.of(0xff, 0x81, 0xbd, 0xa5, 0xa5, 0xbd, 0x81, 0xff)),
      },
    ],
    '',
  );

/** A PDF that lists one page 1,001 times. */
const tooManyPages = () =>
  pdf([catalog, pagesOf(...Array.from({length: 1001}, () => 3)), page(4, ''), content('')], '');

function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Array.from({length: 256}, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % key.length]!) % 256;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return bytes.map((byte) => {
    i = (i + 1) % 256;
    j = (j + state[i]!) % 256;
    swap(i, j);
    return byte ^ state[(state[i]! + state[j]!) % 256]!;
  });
}

/** Encrypts the invoice with the password "secret" and PDF's oldest encryption, 40-bit RC4. */
function protectedPdf(): Uint8Array {
  const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();
  const padding = Buffer.from(
    '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
    'hex',
  );
  const password = Buffer.concat([ascii('secret'), padding]).subarray(0, 32);
  const id = md5(ascii('invoice'));
  const owner = rc4(md5(password).subarray(0, 5), password);
  const key = md5(password, owner, uint32(-4), id).subarray(0, 5);
  const user = rc4(key, padding);
  const encrypt: Encrypt = (bytes, number) =>
    rc4(md5(key, uint32(number).subarray(0, 3), Buffer.alloc(2)).subarray(0, 10), bytes);
  const security = `<</Filter/Standard/V 1/R 2/O${literal(owner)}/U${literal(user)}/P -4>>`;
  return pdf(
    invoiceObjects(),
    `/Info 9 0 R/ID[${literal(id)}${literal(id)}]/Encrypt ${security}`,
    encrypt,
  );
}

/** Returns all sample files, keyed by name. */
export async function makeSamples(): Promise<Record<string, Uint8Array>> {
  return {
    'orders.csv': encode(ordersCsv, 'utf-8', {bom: true}),
    'customers.csv': encode(customersCsv, 'windows-1252'),
    'bank-statement.csv': encode(bankStatementCsv, 'windows-1252'),
    'order-lines.csv': utf8(orderLinesCsv),
    'prices.csv': utf8(pricesCsv),
    'appointments.csv': utf8(appointmentsCsv),
    'stock-with-errors.csv': utf8(stockWithErrorsCsv),
    'stock-without-headers.tsv': utf8(stockWithoutHeadersTsv),
    'orders.xml': utf8(ordersXml),
    'row-too-wide.csv': utf8(','.repeat(20_000)),
    'sheet-too-wide.csv': utf8(','.repeat(16_384)),
    'orders.json': utf8(`${JSON.stringify(ordersJson, null, 2)}\n`),
    'order.json': utf8(orderText),
    'invoice.json': utf8(invoiceText),
    'shop-orders.json': utf8(shopOrdersText),
    'invoices.xml': utf8(invoicesText),
    'e-invoice.xml': utf8(eInvoiceText),
    'forecast.json': utf8(`${JSON.stringify(forecast, null, 2)}\n`),
    'events.ndjson': utf8(events.map((event) => `${JSON.stringify(event)}\n`).join('')),
    'nested-too-deep.json': utf8('['.repeat(600) + ']'.repeat(600)),
    'orders.xlsx': await ordersXlsx(),
    'order-lines.xlsx': await orderLinesXlsx(),
    'customers.xlsx': await customersXlsx(),
    'invoice-template.xlsx': await invoiceTemplate(),
    'unpacks-too-large.xlsx': await unpacksTooLarge(),
    'protected.xlsx': await protectedXlsx(),
    'invoice.pdf': invoicePdf(),
    'scanned.pdf': scannedPdf(),
    'too-many-pages.pdf': tooManyPages(),
    'protected.pdf': protectedPdf(),
  };
}

async function main(): Promise<void> {
  mkdirSync('apps/site/content/static/samples', {recursive: true});
  for (const [name, bytes] of Object.entries(await makeSamples())) {
    writeFileSync(join('apps/site/content/static/samples', name), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
}

if (process.argv[1]?.endsWith('makeSamples.ts')) {
  void main();
}
