// The workbench as a part of every page: how it opens, closes, makes room, and what survives.
import {expect, test, type Locator} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {door, openWorkbenchOn, workbenchOf} from '../actions/workbench';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxesOf(elements: Locator): Promise<Box[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return {left, right, top, bottom};
    }),
  );
}

/** Returns the pairs of boxes that overlap by more than a rounding error. */
function overlaps(boxes: readonly Box[]): [Box, Box][] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other): [Box, Box] => [one, other]),
  );
}

const WIDE = {width: 1440, height: 900};

test('the workbench opens with a key and a button, makes room, and keeps its width', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await openPage(page, 'guides/mappings/overview');
  const {dock, editor} = workbenchOf(page);
  await test.step('Ctrl+J opens and closes it, and the focus goes into it and back', async () => {
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Control+j');
    await expect(editor).toBeFocused();
    await expect(dock).toBeVisible();
    await page.keyboard.press('Control+j');
    await expect(dock).toBeHidden();
    await expect(link).toBeFocused();
  });
  await test.step('the button at the edge opens it, and the page makes room', async () => {
    await expect(door(page)).toHaveAttribute('aria-expanded', 'false');
    await door(page).click();
    await expect(dock).toBeVisible();
    const [article, panel] = await Promise.all([
      page.getByRole('main').locator('article').boundingBox(),
      dock.boundingBox(),
    ]);
    expect(article!.x + article!.width).toBeLessThanOrEqual(panel!.x);
    await dock.getByRole('button', {name: 'Close', exact: true}).click();
    await expect(dock).toBeHidden();
    await door(page).click();
    await expect(dock).toBeVisible();
    await door(page).click();
    await expect(dock).toBeHidden();
  });
  await test.step('the arrow keys change its width, which is kept', async () => {
    await door(page).click();
    await expect(editor).toBeVisible();
    const before = (await dock.boundingBox())!.width;
    const separator = page.getByRole('separator', {name: 'Width of the workbench'});
    await separator.press('ArrowLeft');
    await separator.press('ArrowLeft');
    await expect.poll(async () => (await dock.boundingBox())!.width).toBe(before + 48);
    await page.reload();
    await expect.poll(async () => (await dock.boundingBox())?.width).toBe(before + 48);
  });
});

test('in a narrow window, the header of the workbench and the navbar fit', async ({page}) => {
  // Opened and closed before the window becomes wide, the workbench still gets the width of the wide window.
  await page.setViewportSize({width: 800, height: 800});
  const {dock} = await openWorkbenchOn(page, 'guides/mappings/overview');
  await page.keyboard.press('Control+j');
  await expect(dock).toBeHidden();
  await page.setViewportSize({width: 1280, height: 800});
  const navigation = page.getByRole('navigation', {name: 'Main'});
  const items = navigation.locator('a, button').filter({visible: true});
  const boxesWhenClosed = await boxesOf(items);
  await page.keyboard.press('Control+j');
  const separator = page.getByRole('separator', {name: 'Width of the workbench'});
  const close = dock.getByRole('button', {name: 'Close', exact: true});
  await expect(separator).toHaveAttribute('aria-valuenow', '512');

  await test.step('a default width follows the window', async () => {
    await page.setViewportSize({width: 1440, height: 800});
    await expect(separator).toHaveAttribute('aria-valuenow', '576');
    await page.setViewportSize({width: 1280, height: 800});
    await expect(separator).toHaveAttribute('aria-valuenow', '512');
  });

  for (const [key, width] of [
    [undefined, '512'],
    ['ArrowLeft', '800'],
    ['ArrowRight', '360'],
  ] as const) {
    await test.step(`nothing overlaps or is cut off beside a workbench of ${width} px`, async () => {
      while (key && (await separator.getAttribute('aria-valuenow')) !== width) {
        await separator.press(key);
      }
      await expect(close).toBeInViewport({ratio: 1});
      const more = dock.getByRole('button', {name: 'More', exact: true});
      await expect(more).toBeInViewport({ratio: 1});
      expect(overlaps(await boxesOf(dock.locator('header button')))).toEqual([]);
      const boxes = await boxesOf(items);
      expect(overlaps(boxes)).toEqual([]);
      expect(boxes).toHaveLength(boxesWhenClosed.length);
      const edge = (await dock.boundingBox())!.x;
      expect(Math.max(...boxes.map(({right}) => right))).toBeLessThanOrEqual(edge);
      for (const name of ['Documentation', 'Guides', /^Website/]) {
        await expect(navigation.getByRole('link', {name})).toBeVisible();
      }
      for (const name of ['Search', 'Language: English']) {
        await expect(navigation.getByRole('button', {name})).toBeVisible();
      }
    });
  }

  await test.step('the navbar is as before when the workbench is closed', async () => {
    await close.click();
    await expect(dock).toBeHidden();
    expect(await boxesOf(items)).toEqual(boxesWhenClosed);
  });
});

test('mapping, file and result survive navigation, a reload and a broken page', async ({page}) => {
  await page.setViewportSize(WIDE);
  const {write, code, editor, input, fileField} = await openWorkbenchOn(page, 'guides/');
  await fileField.setInputFiles('apps/site/content/static/samples/orders.csv');
  await write('List.Count(Readers.CSV.ReadObjects($, delimiter: ";"))');
  await expect(code).toHaveText('3');

  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
  await expect(editor).toHaveText('List.Count(Readers.CSV.ReadObjects($, delimiter: ";"))');
  await expect(code).toHaveText('3');

  await page.reload();
  await expect(editor).toHaveText('List.Count(Readers.CSV.ReadObjects($, delimiter: ";"))');
  await expect(input.getByText('orders.csv').first()).toBeVisible();
  await expect(code).toHaveText('3');

  await openPage(page, 'no-such-page');
  await expect(editor).toHaveText('List.Count(Readers.CSV.ReadObjects($, delimiter: ";"))');
  await expect(code).toHaveText('3');
});

test('two tabs have their own mappings', async ({page, context}) => {
  await page.setViewportSize(WIDE);
  const first = await openWorkbenchOn(page, 'guides/');
  await first.write('Text.Upper("first")');
  await expect(first.code).toHaveText('"FIRST"');

  const other = await context.newPage();
  const second = await openWorkbenchOn(other, 'guides/');
  // A new tab starts with the mapping that was edited last.
  await expect(second.editor).toHaveText('Text.Upper("first")');
  await second.write('Text.Upper("second")');
  await expect(second.code).toHaveText('"SECOND"');
  await other.close();

  await page.reload();
  await expect(first.editor).toHaveText('Text.Upper("first")');
});

test('it works without storage', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const {write, code, fileField} = await openWorkbenchOn(page, 'guides/');
  await fileField.setInputFiles('apps/site/content/static/samples/orders.csv');
  await write('List.Count(Readers.CSV.ReadRows($, delimiter: ";"))');
  await expect(code).toHaveText('4');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  test('it covers the page, and Escape and the cross close it', async ({page}) => {
    await openPage(page, 'guides/mappings/overview');
    await door(page).tap();
    const {dock, code, write} = workbenchOf(page);
    await expect(dock).toBeVisible();
    expect((await dock.boundingBox())!.width).toBe(390);
    await write('Math.Add(1, 2)');
    await expect(code).toHaveText('3');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // In the editor, Escape first closes a list of completions.
    await dock.getByRole('button', {name: 'Close', exact: true}).focus();
    await page.keyboard.press('Escape');
    await expect(dock).toBeHidden();
    await door(page).tap();
    await dock.getByRole('button', {name: 'Close', exact: true}).tap();
    await expect(dock).toBeHidden();
  });
});
