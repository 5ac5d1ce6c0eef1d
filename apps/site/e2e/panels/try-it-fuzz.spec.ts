// Checks that no link or file can crash or freeze a page. src/hostileValues/ damages links to steps and stored values
// without a browser.
import {readFileSync} from 'node:fs';
import {deflateRawSync, gzipSync} from 'node:zlib';
import {expect, test, type Browser, type Page} from '@playwright/test';
import fc from 'fast-check';
import {longestTask} from '../observations/mainThread';
import {openPanel} from '../actions/tryIt';

/** A fixed seed, to generate the same cases in every run. */
const SEED = 20_240_501;
const MAX_TASK_MS = 500;

function casesOf<T>(arbitrary: fc.Arbitrary<T>, count: number): T[] {
  return fc.sample(arbitrary, {seed: SEED, numRuns: count});
}

/** Generates sizes up to 1,500,000, mostly small ones. */
const size = fc.oneof(
  {weight: 12, arbitrary: fc.nat(300)},
  {weight: 3, arbitrary: fc.nat(20_000)},
  {weight: 1, arbitrary: fc.nat(1_500_000)},
);

function repeated(...units: readonly string[]): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...units), size).map(([unit, count]) => unit.repeat(count));
}

const text = fc.oneof(
  fc.string({unit: 'binary', maxLength: 200}),
  fc.constantFrom('', '\ud800', '\udfff\ud800', '\0', '__proto__', '1e999', '-', '9'.repeat(5000)),
  repeated(
    '\n',
    'a\n',
    '\r\n',
    ' ',
    '\t',
    'x',
    '"',
    '\\',
    '[',
    '{"a":',
    '€',
    '\u202e',
    '😀',
    '(',
    '`',
  ),
);

const json = fc.oneof(
  text,
  text.map((value) => JSON.stringify(value)),
  fc.jsonValue({maxDepth: 5}).map((value) => JSON.stringify(value)),
  size.map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  size.map((count) => `[${Array(count).fill('0').join()}]`),
  size.map((count) => `[${Array.from({length: count / 20}, (_, key) => `{"${key}":1}`).join()}]`),
  fc.constantFrom('{"__proto__": {"a": 1}}', '{"expression": 5}', '[{"expression": {}}]', '1e400'),
);

const call = fc.oneof(
  text,
  text.map((value) => `Text.Upper(${JSON.stringify(value)})`),
  json.map((value) => `JSON.Parse(${JSON.stringify(value)})`),
  json.map((value) => `List.Count(${value})`),
  size.map((count) => `Text.Concat(${Array(count).fill('"a"').join(', ')})`),
  fc.constantFrom(
    '$',
    '[$, {"file": $}]',
    '$.a.b[0]["__proto__"]',
    'Text.Pad("a", 1000000, fill: "\\n")',
    'List.Concat($, $, $, $)',
    'List.Map($, {"a": @, "expression": @index})',
    'Text.Upper("a", locale: "zz_zz")',
    'Datetime.Now()',
    'constructor.constructor("x")()',
  ),
);

const input = fc.oneof(
  fc.record({kind: fc.constantFrom('json', 'text', 'none'), text: json}),
  fc.record({kind: fc.constant('file'), name: text, bytes: fc.base64String({maxLength: 2000})}),
  fc.record({kind: fc.constant('file'), name: text, bytes: text}),
  fc.record({
    kind: fc.constant('sample'),
    name: fc.constantFrom('orders.csv', '../a', 'no.csv', ''),
  }),
  fc.anything(),
);

const draft = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record(
      {call, input, now: fc.oneof(text, fc.anything()), readBack: fc.oneof(text, fc.anything())},
      {requiredKeys: ['call', 'input']},
    ),
  },
  {weight: 1, arbitrary: fc.anything({withNullPrototype: true})},
);

function withoutBigInt(_key: string, part: unknown): unknown {
  return typeof part === 'bigint' ? null : part;
}

function fragmentOf(value: unknown): string {
  const packed = JSON.stringify(value, withoutBigInt) as string | undefined;
  return `#try=1.${deflateRawSync(packed ?? 'null').toString('base64url')}`;
}

/** A link of 60 KB that unpacks to 60 MB of zeros. */
const bomb = `#try=1.${deflateRawSync(Buffer.alloc(60_000_000)).toString('base64url')}`;

/** Generates links that are intact, cut off, changed in the middle, of another version, or not links at all. */
function links(): fc.Arbitrary<string> {
  const whole = draft.map(fragmentOf);
  return fc.oneof(
    {weight: 12, arbitrary: whole},
    {weight: 2, arbitrary: whole.map((link) => link.slice(0, link.length / 2))},
    {weight: 2, arbitrary: whole.map((link) => link.replace('.', '.~').replaceAll('A', 'B'))},
    {weight: 1, arbitrary: whole.map((link) => link.replace('1.', '2.'))},
    {
      weight: 1,
      arbitrary: text.map((garbage) => `#try=${encodeURI(Buffer.from(garbage).toString())}`),
    },
  );
}

/** Opens links one after another, each once the panel has processed the previous one and nothing is running. */
async function openLinks(fragments: readonly string[]): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const fragment of fragments) {
    window.location.hash = fragment;
    await frame();
    try {
      // The page started to unpack the link before this code does, so it also finishes first.
      const base64 = fragment.slice('#try=1.'.length).replaceAll('-', '+').replaceAll('_', '/');
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const reader = new Blob([bytes])
        .stream()
        .pipeThrough(new DecompressionStream('deflate-raw'))
        .getReader();
      let length = 0;
      for (let part = await reader.read(); !part.done && length < 4e6; part = await reader.read()) {
        length += part.value.length;
      }
    } catch {
      // Some links are deliberately broken, so they can't be unpacked.
    }
    do {
      await frame();
    } while (document.querySelector('section[aria-busy="true"]'));
  }
}

/** Creates a file in the page. */
function createFile([base64, name]: readonly [string, string]): File {
  return new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name);
}

/** Chooses each file, and runs the call with it. */
async function chooseFiles(files: readonly File[]): Promise<void> {
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  for (const file of files) {
    const deadline = performance.now() + 20_000;
    const until = async (isTrue: () => boolean): Promise<void> => {
      do {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (performance.now() > deadline) {
          throw new Error(`The panel doesn’t finish reading ${file.name}.`);
        }
      } while (!isTrue());
    };
    const transfer = new DataTransfer();
    transfer.items.add(file);
    chooser.files = transfer.files;
    chooser.dispatchEvent(new Event('change', {bubbles: true}));
    await until(() => chooser.closest('fieldset, form, main')!.textContent.includes(file.name));
    // Otherwise, the next file would replace this one before the panel has read it.
    chooser.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'Enter', ctrlKey: true, bubbles: true}),
    );
    await until(() => !document.querySelector('section[aria-busy="true"]'));
  }
}

/** Checks that the open page still works: its first example must return the documented result. */
async function expectToWork(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toHaveCount(0);
  await page.getByRole('list', {name: 'Examples'}).getByRole('button').first().click();
  const result = page.getByRole('region', {name: 'Result'});
  await expect(result).toHaveAttribute('aria-busy', 'false');
  await expect(result).toContainText('As documented');
}

const BATCH = 25;

/** Feeds cases to the open page in batches. After each batch, checks that the page works and no task took too long. */
async function feed<T>(
  {page, browser}: {readonly page: Page; readonly browser: Browser},
  cases: readonly T[],
  take: (batch: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < cases.length; start += BATCH) {
    const batch = cases.slice(start, start + BATCH);
    const longest = await longestTask(browser, async () => {
      await take(batch);
      // Also part of the measurement, because the last case is laid out and painted after `take` returns.
      await expectToWork(page);
    });
    expect(longest, `cases ${start} to ${start + batch.length - 1}`).toBeLessThan(MAX_TASK_MS);
  }
}

/** Records uncaught errors and unhandled rejections. A missing sample is expected, so it causes neither. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test('50 links to calls harm nothing, not even one that unpacks to 60 MB', async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  await openPanel(page, 'Text/Upper');
  await feed({page, browser}, [...casesOf(links(), 49), bomb], (batch) =>
    page.evaluate(openLinks, batch),
  );
  expect(errors).toEqual([]);
});

test('25 files harm nothing', async ({page, browser}) => {
  const errors = watchErrors(page);
  const samples = ['orders.xlsx', 'orders.csv', 'invoice.pdf'].map((name) =>
    readFileSync(`apps/site/content/static/samples/${name}`),
  );
  const sample = fc.constantFrom(...samples);
  const file = fc.oneof(
    fc.uint8Array({maxLength: 500}).map((bytes) => Buffer.from(bytes)),
    fc.oneof(text, json).map((content) => Buffer.from(content)),
    fc.tuple(sample, fc.nat()).map(([bytes, end]) => bytes.subarray(0, end % bytes.length)),
    fc.tuple(sample, fc.nat(), fc.nat(255)).map(([bytes, place, byte]) => {
      const changed = Buffer.from(bytes);
      changed[place % bytes.length] = byte;
      return changed;
    }),
    size.map((length) => gzipSync(Buffer.alloc(length))),
  );
  const contents = casesOf(file, 25).map((content) => content.toString('base64'));
  for (const [id, part] of [
    ['Readers/XLSX/ReadRows', contents.slice(0, 13)],
    ['Readers/CSV/ReadRows', contents.slice(13)],
  ] as const) {
    await openPanel(page, id);
    // Creates the files before the measurement, because decoding a large one is a long task.
    const files = await Promise.all(
      part.map((base64, index) =>
        page.evaluateHandle(createFile, [base64, `fuzz-${index}`] as const),
      ),
    );
    await feed({page, browser}, files, (batch) => page.evaluate(chooseFiles, batch));
  }
  expect(errors).toEqual([]);
});
