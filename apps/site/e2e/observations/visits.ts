import type {Page} from '@playwright/test';

/** Records the URLs of all documents that the browser requests from now on: visits and reloads. */
export function recordDocuments(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      urls.push(request.url());
    }
  });
  return urls;
}

/** Changes the URL without loading a document, like the Back and Forward buttons. */
export async function moveInsideApp(page: Page, url: string): Promise<void> {
  await page.evaluate((target) => {
    window.history.pushState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, url);
}

/** Shows another page without loading a document. The canonical link changes at once, and the title after the content. */
export async function showInsideApp(page: Page, url: string): Promise<void> {
  const title = await page.title();
  await moveInsideApp(page, url);
  await page.waitForFunction((before) => document.title !== before, title);
}
