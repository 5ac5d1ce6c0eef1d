import type {ElementHandle, Page} from '@playwright/test';

/** How long the pointer rests on an element before the click. Most readers take longer. */
const REST_MS = 100;
const MAX_RESTS = 30;

/** Clicks an element as a reader does, after moving the pointer to it. */
export async function press(page: Page, element: ElementHandle<Element>): Promise<void> {
  async function middle(): Promise<{x: number; y: number}> {
    const box = await element.boundingBox();
    if (!box) {
      throw new Error('the element to click is gone');
    }
    return {x: box.x + box.width / 2, y: box.y + box.height / 2};
  }
  let {x, y} = await middle();
  let last = NaN;
  // Some sidebars scroll by themselves when the pointer arrives, so wait until the element stops moving.
  for (let rests = 0; y !== last; rests++) {
    if (rests === MAX_RESTS) {
      throw new Error('the element to click keeps moving');
    }
    last = y;
    await page.mouse.move(x, y);
    await page.waitForTimeout(REST_MS);
    ({x, y} = await middle());
  }
  const isInReach = await element.evaluate(
    (node, [left, top]) => node.contains(document.elementFromPoint(left, top)),
    [x, y] as const,
  );
  if (!isInReach) {
    throw new Error('another element covers the one to click');
  }
  await page.mouse.click(x, y);
}
