// The workbench in Firefox and WebKit: files that survive a reload, bundles and links.
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect} from '@playwright/test';
import type {Reader} from './automation/reader';
import {test} from './test';

const DOCK = 'aside[aria-label="Workbench"]';
const EDITOR = `${DOCK} [role="textbox"]`;
const RESULT = `${DOCK} section[aria-label="Result"][aria-busy="false"]`;
const FILE = `${DOCK} [aria-label="Input file"]`;

async function openWorkbench(reader: Reader): Promise<void> {
  await reader.open('guides/');
  await reader.click('button', 'Workbench');
  await reader.expectText(DOCK, 'Drop a file here');
}

/** Counts the rows of a file, so the result is that of the file and of nothing else. */
async function countRows(reader: Reader): Promise<void> {
  await openWorkbench(reader);
  await reader.chooseFile(FILE, 'apps/site/content/static/samples/orders.csv');
  await reader.expectText(DOCK, 'Müller; Söhne GmbH');
  await reader.write(EDITOR, 'List.Count(Readers.CSV.ReadRows($, delimiter: ";"))');
  await reader.expectText(`${RESULT} code`, /^4$/m);
}

test('a file is still there after a reload', async ({reader}) => {
  await countRows(reader);
  await reader.reload();
  await reader.expectText(DOCK, 'Müller; Söhne GmbH');
  await reader.expectText(`${RESULT} code`, /^4$/m);
});

test('a file that is gone after a reload is asked for, and the mapping waits for it', async ({
  reader,
}) => {
  await countRows(reader);
  await reader.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('workbench-files').onsuccess = resolve;
      }),
  );
  await reader.reload();
  await reader.expectText(DOCK, 'orders.csv is no longer here. Choose it again.');
  await reader.expectNone(`${RESULT} code`);
  await reader.chooseFile(FILE, 'apps/site/content/static/samples/orders.csv');
  await reader.expectText(`${RESULT} code`, /^4$/m);
});

/** Keeps the bytes, as Base64, of the file that the page saves next. Runs in the page. */
function watchDownload(): void {
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    const fileReader = new FileReader();
    fileReader.addEventListener('load', () => {
      document.documentElement.dataset.download = (fileReader.result as string).split(',')[1];
    });
    fileReader.readAsDataURL(file as Blob);
    return create(file);
  };
}

test('a bundle is saved and opened', async ({reader}) => {
  await countRows(reader);
  await reader.evaluate(watchDownload);
  await reader.click(`${DOCK} button`, 'More');
  await reader.click(`${DOCK} button`, /^Download bundle/);
  const download = () => reader.evaluate(() => document.documentElement.dataset.download ?? '');
  await expect.poll(download).toMatch(/./);
  const path = join(mkdtempSync(join(tmpdir(), 'bundle-')), 'bundle.zip');
  writeFileSync(path, Buffer.from(await download(), 'base64'));
  await reader.click(`${DOCK} button`, 'Remove orders.csv');
  await reader.write(EDITOR, '1');
  await reader.expectText(`${RESULT} code`, /^1$/m);
  await reader.click(`${DOCK} button`, 'More');
  await reader.chooseFile(`${DOCK} [accept=".zip,.mapping,.txt"]`, path);
  await reader.expectText(`${RESULT} code`, /^4$/m);
});

test('a link carries the mapping and its data', async ({reader}) => {
  await countRows(reader);
  await reader.click(`${DOCK} button`, 'Share');
  const shown = () =>
    reader.evaluate(() => document.querySelector('[aria-label="Share"] code')?.textContent ?? '');
  await expect.poll(shown).toContain('#workbench=1.');
  const short = await shown();
  await reader.click('[aria-label="Share"] label', /^Include the data/);
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(short.length);
  const link = await shown();
  await reader.evaluate(() => sessionStorage.clear());
  await reader.open(link);
  await reader.expectText(DOCK, 'Müller; Söhne GmbH');
  await reader.expectText(`${RESULT} code`, /^4$/m);
});
