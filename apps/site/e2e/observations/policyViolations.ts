import type {Page} from '@playwright/test';

/** Records all violations of the Content-Security-Policy from now on, on all pages and in workers. */
export async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  // Playwright leaves out what the browser logs about a worker, but not what the worker itself logs.
  page.on('worker', (worker) => {
    worker
      .evaluate(() => {
        self.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
          console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`);
        });
      })
      // The page may close while its worker starts.
      .catch(() => {});
  });
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
      const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
      reportViolation(`${violatedDirective}: ${blockedURI}`);
    });
  });
  return violations;
}
