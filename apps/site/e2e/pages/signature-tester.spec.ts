import {createHmac} from 'node:crypto';
import {basename} from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {keepOutOfView} from '../actions/keepOutOfView';
import {openPage} from '../actions/openPage';
import {chunkWith} from '../observations/chunks';
import {expectNoViolations} from '../observations/violations';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

function tester(page: Page) {
  return page.getByRole('group', {name: 'Signature tester'});
}

test('a reader verifies messages', async ({page}) => {
  const chunk = basename(chunkWith('Use the current time'));
  const scripts: string[] = [];
  await keepOutOfView(page);
  page.on('request', (request) => {
    // The code may already be prefetched.
    if (request.resourceType() === 'script') {
      scripts.push(basename(request.url()));
    }
  });
  await openPage(page, 'apiRef/webhooks/outgoing');
  const verdict = tester(page).getByRole('status');

  await test.step('runs its code only when a reader uses it', async () => {
    expect(scripts).not.toContain(chunk);
    await tester(page).getByRole('button', {name: 'Wrong secret'}).click();
    await expect(tester(page).getByText('The secret is probably wrong')).toBeVisible();
    expect(scripts).toContain(chunk);
  });

  await test.step('says why a message doesn’t verify', async () => {
    await tester(page).getByRole('button', {name: 'Body serialised again'}).click();
    await expect(verdict).toHaveText('A receiver must reject this message.');
    await expect(tester(page).getByText('The body was parsed and serialised again')).toBeVisible();
    await tester(page).getByRole('button', {name: 'Wrong secret'}).click();
    await expect(tester(page).getByText('The secret is probably wrong')).toBeVisible();
    await tester(page).getByRole('button', {name: 'Wrong clock'}).click();
    await expect(tester(page).getByText('the clock is ahead')).toBeVisible();
  });

  await test.step('has no barriers', () =>
    expectNoViolations(page, '[aria-label="Signature tester"]'));

  await test.step('verifies a valid message', async () => {
    await tester(page).getByRole('button', {name: 'Valid message'}).click();
    await expect(verdict).toHaveText('The signature is valid.');
  });

  await test.step('verifies a message that the reader pastes, with the keyboard', async () => {
    const body = '{"type":"run.succeeded"}';
    const seconds = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', Buffer.from(SECRET.slice(6), 'base64'))
      .update(`msg_1.${seconds}.${body}`)
      .digest('base64');
    await tester(page).getByLabel('Secret').fill(SECRET);
    await tester(page)
      .getByLabel('Headers')
      .fill(`Webhook-Id: msg_1\nWebhook-Timestamp: ${seconds}\nWebhook-Signature: v1,${signature}`);
    await tester(page).getByLabel('Raw body').fill(body);
    await expect(verdict).toHaveText('A receiver must reject this message.');
    await tester(page).getByRole('button', {name: 'Use the current time'}).press('Enter');
    await expect(verdict).toHaveText('The signature is valid.');
    await expect(tester(page).getByText(`msg_1.${seconds}.${body}`)).toBeVisible();
  });

  await test.step('stores nothing', async () => {
    const stored = await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
    expect(stored).not.toContain('whsec_');
    expect(page.url()).not.toContain('whsec_');
  });
});
