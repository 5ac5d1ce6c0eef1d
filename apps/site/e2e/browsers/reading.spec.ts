// What readers do with pages, in Firefox and WebKit: open, navigate, search, filter, switch to dark mode.
import {expect} from '@playwright/test';
import {KINDS} from '../sites/kinds';
import {test} from './test';

const RESULT = 'dialog [role="option"]';

test('pages of every kind start, and fit the window', async ({reader}) => {
  for (const [kind, path] of Object.entries(KINDS)) {
    await test.step(kind, async () => {
      await reader.open(path);
      await reader.expectText('h1', /\S/);
      const overflow = await reader.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

test('a reader follows links and goes back without loading a document', async ({reader}) => {
  await reader.open('guides/');
  await reader.evaluate(() => {
    document.documentElement.dataset.isSame = 'true';
  });
  await reader.click('nav.navbar a', 'Platform reference');
  await reader.expectText('h1', 'Platform reference');
  await reader.click('main a', 'Text.Upper');
  await reader.expectText('h1', 'Text.Upper');
  await reader.evaluate(() => history.back());
  await reader.expectText('h1', 'Platform reference');
  expect(await reader.evaluate(() => document.documentElement.dataset.isSame)).toBe('true');
});

test('search finds a page by keyboard', async ({reader}) => {
  await reader.open('');
  await reader.press('k', 'Control');
  await reader.write('dialog input', 'uppercase');
  await reader.expectText(`${RESULT}[aria-selected="true"]`, 'Text.Upper');
  await reader.press('Enter');
  await reader.expectText('h1', 'Text.Upper');
});

test('search finds a call by example', async ({reader}) => {
  await reader.open('');
  await reader.press('k', 'Control');
  await reader.write('dialog input', '"2024-03-05" -> "05/03/2024"');
  await reader.expectText(RESULT, 'Datetime.Format($, format: "dd/MM/yyyy")');
});

test('the function index filters its table', async ({reader}) => {
  await reader.open('platformRef/');
  await reader.write('[type="search"]', 'vlookup');
  await reader.expectText('main [role="status"]', /^\d of \d+ functions$/m);
  await reader.expectText('tbody td:first-child', 'Excel.Lookup');
});

test('dark mode is kept after a reload', async ({reader}) => {
  const background = () =>
    reader.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await reader.open('');
  const light = await background();
  const toggle = 'button[aria-label*="(currently"]';
  // From the system's mode to light, then to dark.
  await reader.click(toggle, /system mode/);
  await reader.click(toggle, /light mode/);
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await reader.reload();
  expect(await background()).toBe(dark);
});

test('the button at the edge that opens the workbench is read from bottom to top', async ({
  reader,
}) => {
  await reader.open('guides/');
  const {width, height, transform} = await reader.evaluate(() => {
    const door = Array.from(document.querySelectorAll('button')).find(
      ({textContent}) => textContent === 'Workbench',
    )!;
    const {width, height} = door.getBoundingClientRect();
    return {width, height, transform: getComputedStyle(door).transform};
  });
  expect(height).toBeGreaterThan(2 * width);
  // Turned by 90° anticlockwise.
  expect(transform).toMatch(/^matrix\([^,]+, -1, 1, /);
});
