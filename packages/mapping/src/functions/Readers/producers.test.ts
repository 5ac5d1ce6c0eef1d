// Reads files that other programs wrote, and compares the content with what other programs read. The files are in
// `vectors/`. Next to them, a JSON file for each format says which program wrote each file, and how, and records its
// content.
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';
import {findMappingFunction} from '..';

const folder = 'packages/mapping/src/functions/Readers/vectors';

interface ProducedFile {
  readonly file: string;
  readonly producer: string;
}

interface Workbook extends ProducedFile {
  readonly sheets: readonly {
    readonly name: string;
    readonly hidden: boolean;
    readonly rows: Value[][];
  }[];
}

interface CsvFile extends ProducedFile {
  /** The arguments that the file needs, such as its delimiter. */
  readonly options: Readonly<Record<string, Value>>;
  readonly rows: string[][];
}

interface Pdf extends ProducedFile {
  readonly title: string | null;
  readonly author: string | null;
  readonly encrypted: boolean;
  /** The table on the first page, as it was given to the program. */
  readonly table?: string[][];
  /** The lines of each page. */
  readonly pages: string[][];
}

function filesOf<F extends ProducedFile>(kind: string): readonly F[] {
  return (JSON.parse(readFileSync(`${folder}/${kind}.json`, 'utf8')) as {files: F[]}).files;
}

async function read(
  name: string,
  path: string,
  options: Readonly<Record<string, Value>> = {},
): Promise<Value> {
  const definition = (await findMappingFunction(name))!;
  const file = new Uint8Array(readFileSync(`${folder}/${path}`));
  return invoke(definition, {file, ...options}, {now: '2024-05-01T12:00:00Z'});
}

const [workbooks, csvFiles, pdfs] = [
  filesOf<Workbook>('xlsx'),
  filesOf<CsvFile>('csv'),
  filesOf<Pdf>('pdf'),
];

it.each([
  {kind: 'xlsx', files: workbooks},
  {kind: 'csv', files: csvFiles},
  {kind: 'pdf', files: pdfs},
])('the content of every $kind file is recorded', ({kind, files}) => {
  expect(files.map(({file}) => file).sort()).toEqual(readdirSync(`${folder}/${kind}`).sort());
});

describe(`${workbooks.length} workbooks`, () => {
  it.each(workbooks)('$file by $producer', async ({file, sheets}) => {
    expect(await read('Readers.XLSX.ListSheets', `xlsx/${file}`)).toEqual(
      sheets.map(({name, hidden}, index) => ({name, index: index + 1, hidden})),
    );
    for (const {name, rows} of sheets) {
      expect(await read('Readers.XLSX.ReadRows', `xlsx/${file}`, {sheet: name})).toEqual(rows);
    }
  });
});

describe(`${csvFiles.length} CSV files`, () => {
  it.each(csvFiles)('$file by $producer', async ({file, options, rows}) => {
    expect(await read('Readers.CSV.ReadRows', `csv/${file}`, options)).toEqual(rows);
  });

  it.each(csvFiles)('the format of $file is detected', async ({file, options}) => {
    const {delimiter = ',', encoding = 'utf-8'} = options;
    expect(await read('Readers.CSV.DetectFormat', `csv/${file}`)).toMatchObject({
      delimiter,
      encoding,
    });
  });
});

describe(`${pdfs.length} PDF files`, () => {
  it.each(pdfs)('$file by $producer', async ({file, title, author, encrypted, pages}) => {
    expect(await read('Readers.PDF.ReadMetadata', `pdf/${file}`)).toMatchObject({
      title,
      author,
      encrypted,
      pageCount: pages.length,
    });
    expect(await read('Readers.PDF.ReadPages', `pdf/${file}`)).toEqual(
      pages.map((lines, index) => ({page: index + 1, text: lines.join('\n')})),
    );
  });

  it.each(pdfs.filter(({table}) => table))('the table in $file', async ({file, table}) => {
    expect(await read('Readers.PDF.ReadTables', `pdf/${file}`, {page: 1})).toEqual(table);
  });
});
