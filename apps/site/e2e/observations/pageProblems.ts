import type {Page} from '@playwright/test';

/** Collects what a page reports: console errors and warnings, page errors, failed requests. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser cancels pending prefetches when the test goes to the next page.
    if (reason !== 'net::ERR_ABORTED') {
      problems.push(`failed request: ${request.url()} ${reason}`);
    }
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) {
      problems.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  return problems;
}
