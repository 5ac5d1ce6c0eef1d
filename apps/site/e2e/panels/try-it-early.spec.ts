// A panel starts when the reader points at it or focuses it. Earlier clicks and input aren't lost.
import {expect, test, type Page} from '@playwright/test';
import {chunkWith, holdChunk, waitForChunk} from '../observations/chunks';
import {reachForPanel} from '../actions/livePanel';
import {openPage} from '../actions/openPage';
import {panelOf, type Panel} from '../actions/tryIt';
import {untilQuiet} from '../observations/untilQuiet';

// A prefetch request may still be in a route handler when the test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

const panelChunk = () => chunkWith('Fix the call to use the form');

/** Opens a function page whose panel can't become live until `release` is called. */
async function openEarly(
  page: Page,
  id: string,
): Promise<{readonly panel: Panel; readonly release: () => void}> {
  const release = await holdChunk(page, panelChunk());
  await openPage(page, `platformRef/mappingFunctions/${id}`);
  return {panel: panelOf(page), release};
}

test('the panel’s code is prefetched, and the pointer starts it', async ({page}) => {
  const asked = page.waitForRequest(panelChunk());
  await openPage(page, 'platformRef/mappingFunctions/Text/Upper');
  expect((await (await asked).allHeaders())['sec-purpose']).toBe('prefetch');
  await untilQuiet(page);
  const {call} = panelOf(page);
  await expect(call).not.toBeEditable();
  await reachForPanel(page);
  await expect(call).toBeEditable();
});

test('it isn’t prefetched for readers who save data', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    });
  });
  await openPage(page, 'platformRef/mappingFunctions/Text/Upper');
  await untilQuiet(page);
  const name = panelChunk().replace('**', '');
  expect(asked.filter((url) => url.endsWith(name))).toEqual([]);
  await reachForPanel(page);
  await expect(panelOf(page).call).toBeEditable();
  expect(asked.filter((url) => url.endsWith(name))).toHaveLength(1);
});

test('a pointer that was over it before the script ran starts it with its next move', async ({
  page,
}) => {
  await openPage(page, 'platformRef/mappingFunctions/Text/Upper');
  const {call} = panelOf(page);
  await expect(call).not.toBeEditable();
  await call.dispatchEvent('pointermove', {bubbles: true});
  await expect(call).toBeEditable();
});

test('the first key starts it, before it gets the focus', async ({page}) => {
  await openPage(page, 'platformRef/mappingFunctions/Text/Upper');
  const {call} = panelOf(page);
  await expect(call).not.toBeEditable();
  await page.keyboard.press('Tab');
  await expect(call).toBeEditable();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('scrolling starts it, before a finger touches it', async ({page}) => {
    await openPage(page, 'platformRef/mappingFunctions/Text/Upper');
    const {call} = panelOf(page);
    await expect(call).not.toBeEditable();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 600,
      yDistance: -200,
      gestureSourceType: 'touch',
    });
    await expect(call).toBeEditable();
  });
});

test('an example that is chosen early is shown once the panel is live', async ({page}) => {
  const {panel, release} = await openEarly(page, 'Text/Upper');
  const second = panel.examples.getByRole('button').nth(1);
  await second.click();
  await expect(panel.call).not.toBeEditable();
  release();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.examples.getByRole('button').first()).toHaveAttribute('aria-pressed', 'false');
});

test('an example that is chosen early with the keyboard is shown and keeps the focus', async ({
  page,
}) => {
  const {panel, release} = await openEarly(page, 'Text/Upper');
  const second = panel.examples.getByRole('button').nth(1);
  await second.press('Enter');
  await expect(panel.call).not.toBeEditable();
  release();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(second).toBeFocused();
});

test('a field that is focused early keeps the focus, and early typing is inserted at the caret', async ({
  page,
}) => {
  const {panel, release} = await openEarly(page, 'Text/Upper');
  const field = panel.argument('text');
  await field.click();
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(3, 3));
  await page.keyboard.type(' K');
  await expect(field).toHaveValue('Ada Lovelace');
  release();
  await expect(field).toHaveValue('Ada K Lovelace');
  await expect(field).toBeEditable();
  await expect(field).toBeFocused();
  await expect(panel.call).toHaveValue('Text.Upper("Ada K Lovelace")');
  await page.keyboard.type('.');
  await expect(field).toHaveValue('Ada K. Lovelace');
});

test('a switch that is clicked early is on, although it was disabled until then', async ({
  page,
}) => {
  const {panel, release} = await openEarly(page, 'Datetime/Difference');
  const control = panel.argument('whole');
  await expect(control).toBeDisabled();
  const was = await control.isChecked();
  await control.click({force: true});
  release();
  await expect(control).toBeEnabled();
  await expect(control).toBeChecked({checked: !was});
});

test('nothing is replaced during a press', async ({page}) => {
  const {panel, release} = await openEarly(page, 'Text/Upper');
  const second = panel.examples.getByRole('button').nth(1);
  await second.hover();
  await page.mouse.down();
  const arrived = page.waitForResponse(panelChunk());
  release();
  await (await arrived).finished();
  await expect(panel.call).not.toBeEditable();
  await page.mouse.up();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.call).toBeEditable();
});

test('a press that is dragged away does nothing', async ({page}) => {
  const {panel, release} = await openEarly(page, 'Text/Upper');
  await panel.examples.getByRole('button').nth(1).hover();
  await page.mouse.down();
  await page.getByRole('heading', {name: 'Try it'}).hover();
  await page.mouse.up();
  release();
  await expect(panel.call).toBeEditable();
  await expect(panel.examples.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
});

test('the next page has a live panel from the start', async ({page}) => {
  await openPage(page, 'platformRef/mappingFunctions/Text/Upper');
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, {seen});
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Text.Lower') {
        seen.push(document.querySelector('[name="call"]') !== null);
      }
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
  });
  const link = page.getByRole('link', {name: 'Lower', exact: true}).first();
  // Pointing at a link loads the panel's code, and readers take a moment before they click.
  await link.hover();
  await waitForChunk(page, panelChunk());
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Text.Lower');
  await expect(panelOf(page).call).toBeEditable();
  const seen = await page.evaluate(() => (window as unknown as {seen: boolean[]}).seen);
  expect(seen).not.toContain(false);
  expect(seen).toContain(true);
});
