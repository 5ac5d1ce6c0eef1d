import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';

const failures = {
  'the browser denies its storage': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'the storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'the storage can’t be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The storage is broken.', 'UnknownError');
    };
  },
};

/** Records the level of each console message about storage. */
function recordStorageLog(page: Page): {readonly levels: readonly string[]} {
  const levels: string[] = [];
  page.on('console', (message) => {
    if (/storage/i.test(message.text())) {
      levels.push(message.type());
    }
  });
  page.on('pageerror', () => levels.push('uncaught'));
  return {levels};
}

for (const [situation, breakStorage] of Object.entries(failures)) {
  test(`when ${situation}, a warning is logged and nothing breaks`, async ({page}) => {
    await page.addInitScript(breakStorage);
    const log = recordStorageLog(page);
    await openPage(page, 'apiRef/blueprints/json-to-excel');
    await expect(page.getByRole('heading', {level: 1, name: 'JSON to Excel'})).toBeVisible();

    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');

    await page.getByRole('tab', {name: 'Python'}).click();
    await expect(page.getByText('import requests')).toBeVisible();
    await page.getByRole('link', {name: 'Guides'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Guides'})).toBeVisible();
    expect(new Set(log.levels)).toEqual(new Set(['warning']));
  });
}

test('when the storage fills up while the page is open, one warning is logged and nothing breaks', async ({
  page,
}) => {
  const log = recordStorageLog(page);
  await openPage(page, 'guides/');
  const html = page.locator('html');
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await toggle.click();
  await page.evaluate(() => {
    // Halving the length fills the storage to the last character.
    for (let length = 8_000_000; length >= 1; length /= 2) {
      for (let isFull = false; !isFull;) {
        const key = `filler ${Math.random()}`;
        try {
          localStorage.setItem(key, 'x'.repeat(length));
        } catch {
          isFull = true;
        }
      }
    }
    for (const key of ['theme-documentation', 'docusaurus.search.pages-documentation']) {
      localStorage.removeItem(key);
    }
    while (true) {
      try {
        localStorage.setItem(String(Math.random()), '');
      } catch {
        break;
      }
    }
  });
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await page.getByRole('link', {name: 'API reference'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
  await expect.poll(() => log.levels).toEqual(['warning']);
});
