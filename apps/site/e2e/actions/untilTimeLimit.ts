import {expect, type Locator, type Page} from '@playwright/test';
import {RUN_TIME_LIMIT_MS} from '../../src/universal/constants';

/**
 * Moves the page's clock on until a run has reached its time limit. Once isn't always enough: the limit counts
 * from the worker's message that the run has begun, and the page looks the same before it.
 */
export async function untilTimeLimit(page: Page, message: Locator): Promise<void> {
  const forward = async (): Promise<boolean> => {
    await page.clock.fastForward(RUN_TIME_LIMIT_MS);
    return message.isVisible();
  };
  await expect.poll(forward).toBe(true);
}
