// cspell:ignore AKIAZZQXJYQKZZQX gclid
import {expect, test, type Page} from '@playwright/test';
import {testWithClock} from '../actions/testWithClock';
import {waitForStart} from '../actions/openPage';
import {CONFIGURED_SITE, PUBLIC_HOST} from '../sites/sites';
import {watchProblems} from '../observations/pageProblems';
import {contentChunk, rewriteChunk} from '../observations/chunks';
import {AnalyticsSink, type SinkEntry} from '../observations/analyticsSink';
import {untilQuiet} from '../observations/untilQuiet';

/** Tests specification §7: analytics with a real endpoint, on a host that isn't local. */

// The tests run one after another, because they share one endpoint on one port.
test.describe.configure({mode: 'default'});

const publicAddress = CONFIGURED_SITE.address.replace('localhost', PUBLIC_HOST);

let sink: AnalyticsSink;
test.beforeEach(async ({page}) => {
  sink = new AnalyticsSink();
  await sink.listen();
  // Hides that the browser is automated, because the client sends nothing from automated browsers.
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', {get: () => false}));
});
test.afterEach(() => sink.close());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(publicAddress + path);
  await waitForStart(page);
  const isOpened = ({pg}: SinkEntry['body']) => pg === `/docs/${path}`;
  await expect.poll(() => sink.bodies('').filter(isOpened).length).toBe(1);
}

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  // On a slow machine, these letters have results of their own, which the final query's must replace.
  await page.getByPlaceholder('Type your search query...').pressSequentially('low');
  await page.getByPlaceholder('Type your search query...').fill(text);
}

test('a visit sends a page view with page, locale, time zone, referrer and campaign', async ({
  browser,
}) => {
  const context = await browser.newContext({locale: 'fr-FR', timezoneId: 'Asia/Tokyo'});
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', {get: () => false}));
  await page.goto(`${publicAddress}guides/?utm_source=letter&utm_campaign=spring`, {
    referer: 'https://acme.test/news',
  });
  await expect.poll(() => sink.bodies('').length).toBe(1);
  expect(sink.bodies('')[0]).toMatchObject({
    pid: 'project-one',
    pg: '/docs/guides/',
    lc: 'fr-FR',
    tz: 'Asia/Tokyo',
    ref: 'https://acme.test/',
    so: 'letter',
    ca: 'spring',
  });
  await context.close();
});

test('nothing private leaves the page, from the URL, a search or an error', async ({page}) => {
  // An email address, a key, a token, a number, and the data of a shared panel. A search for them finds nothing.
  const secrets = [
    'zzqx.jyqk@zzqx.zz',
    'AKIAZZQXJYQKZZQX',
    'zzqx5f2c9a7be1d0',
    '4929112233445566',
    '1.q1ZKTszJ',
  ];
  const [mail, key, token, number, data] = secrets;
  const campaign =
    'utm_source=letter&utm_medium=mail&utm_campaign=spring&utm_term=map&utm_content=top';
  const query = `${campaign}&email=${mail}&token=${token}&ref=${key}&gclid=${number}`;
  await page.goto(`${publicAddress}guides/?${query}#try=${data}?code=${token}`, {
    referer: `https://acme.test/news?user=${mail}&token=${token}`,
  });
  await waitForStart(page);
  await expect.poll(() => sink.bodies('').length).toBe(1);

  for (const secret of secrets.slice(0, 4)) {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Type your search query...').fill(secret);
    await expect(page.getByText('No results found')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect.poll(() => sink.bodies('custom').length).toBe(4);

  await page.evaluate((secret) => {
    setTimeout(() => {
      throw new Error(`No row for "${secret}" at ${window.location.href}`);
    });
  }, secrets.join(' '));
  await expect.poll(() => sink.bodies('error').length).toBe(1);

  const sent = JSON.stringify(sink.entries);
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
  expect(sink.bodies('')[0]).toMatchObject({
    pg: '/docs/guides/',
    ref: 'https://acme.test/',
    so: 'letter',
    me: 'mail',
    ca: 'spring',
    te: 'map',
    co: 'top',
  });
  expect(sink.bodies('custom')[0]).toMatchObject({ev: 'search_no_results', meta: {}});
  expect(sink.bodies('error')[0]).toMatchObject({name: 'Error', pg: '/docs/guides/'});
});

testWithClock('the path is checked every 2 s, and each change is one page view', async ({page}) => {
  await page.clock.install();
  await page.goto(`${publicAddress}guides/`);
  await page.clock.runFor(100);
  await expect.poll(() => sink.bodies('').length).toBe(1);
  await page.getByRole('link', {name: 'API reference'}).first().click();
  await expect(page).toHaveURL(/apiRef/);
  await page.clock.runFor(2000);
  await expect
    .poll(() => sink.bodies('').map(({pg}) => pg))
    .toEqual(['/docs/guides/', '/docs/apiRef/']);
  await page.clock.runFor(10_000);
  // A further page view arrives after all those before it.
  await page.getByRole('link', {name: 'Guides'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Guides'})).toBeVisible();
  await page.clock.runFor(2000);
  await expect
    .poll(() => sink.bodies('').map(({pg}) => pg))
    .toEqual(['/docs/guides/', '/docs/apiRef/', '/docs/guides/']);
});

test('a heartbeat is sent after 3 s and then every 28 s', async ({page}) => {
  // Checks the timers' delays. The test clock also runs by itself, so it isn't accurate to the second.
  await page.addInitScript(() => {
    const delays: string[] = [];
    const every = window.setInterval.bind(window);
    const after = window.setTimeout.bind(window);
    Object.assign(window, {
      delays,
      setInterval: (run: TimerHandler, delay: number) => {
        delays.push(`every ${delay}`);
        return every(run, delay);
      },
      setTimeout: (run: TimerHandler, delay: number) => {
        delays.push(`after ${delay}`);
        return after(run, delay);
      },
    });
  });
  await open(page, 'guides/');
  const delays = await page.evaluate('delays');
  expect(delays).toContain('after 3000');
  expect(delays).toContain('every 28000');
  expect(delays).toContain('every 2000');
  await expect
    .poll(() => sink.bodies('hb')[0])
    .toMatchObject({pid: 'project-one', pg: '/docs/guides/', lc: 'en-US'});
});

test('errors, copies and searches are sent', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.resolve()}}),
  );
  await open(page, 'platformRef/mappingFunctions/Text/Trim');

  await test.step('every error is sent, thrown or rejected', async () => {
    await page.evaluate(() => {
      for (const name of ['one', 'two', 'three']) {
        setTimeout(() => {
          (undefined as unknown as Record<string, () => void>)[name]!();
        });
      }
      void Promise.reject(new RangeError('Maximum call stack size exceeded'));
      setTimeout(() => {
        const nothing: unknown = null;
        throw nothing;
      });
    });
    await expect.poll(() => sink.bodies('error').length).toBe(5);
    const about = {
      pid: 'project-one',
      pg: '/docs/platformRef/mappingFunctions/Text/Trim',
      lc: 'en-US',
    };
    // Concurrent requests may arrive in any order.
    for (const [name, message] of [
      ['TypeError', 'Cannot read properties of undefined'],
      ['RangeError', 'Maximum call stack size exceeded'],
      ['Error', '…'],
    ]) {
      expect(sink.bodies('error')).toContainEqual(
        expect.objectContaining({...about, name, message}),
      );
    }
  });

  await test.step('copying code is counted, without the code', async () => {
    await page.getByRole('button', {name: 'Copy'}).first().click();
    await expect.poll(() => sink.bodies('custom').length).toBe(1);
    expect(sink.bodies('custom')[0]).toMatchObject({pid: 'project-one', ev: 'copy_code'});
    expect(JSON.stringify(sink.bodies('custom'))).not.toContain('Text.Trim(');
  });

  await test.step('when a search ends, only its final query is sent, if the index knows its words', async () => {
    const query = `zzqx${'y'.repeat(80)}`;
    await search(page, 'upper');
    const options = page.getByRole('listbox', {name: 'Results'}).getByRole('option');
    await options.first().filter({hasText: 'Upper'}).click();
    await expect.poll(() => sink.bodies('custom').length).toBe(2);
    await search(page, query);
    await expect(page.getByText('No results found')).toBeVisible();
    expect(sink.bodies('custom')).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => sink.bodies('custom').map(({ev, meta}) => ({ev, meta})))
      .toEqual([
        expect.objectContaining({ev: 'copy_code'}),
        {
          ev: 'search_result',
          meta: {query: 'upper', page: '/docs/platformRef/mappingFunctions/Text/Upper'},
        },
        {ev: 'search_no_results', meta: {}},
      ]);
  });
});

test('a page that crashes is reported, with the referrer and the campaign', async ({page}) => {
  await rewriteChunk(
    page,
    contentChunk('guides/mappings/overview', CONFIGURED_SITE),
    /\bdefault:\(\)=>([\w$]+)/,
    'default:()=>()=>{throw new TypeError("jane is not a function")}',
    CONFIGURED_SITE,
  );
  await page.goto(`${publicAddress}guides/mappings/overview?utm_source=letter`, {
    referer: 'https://acme.test/news',
  });
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect.poll(() => sink.bodies('error').length).toBe(1);
  expect(sink.bodies('error')[0]).toMatchObject({
    pid: 'project-one',
    pg: '/docs/guides/mappings/overview',
    ref: 'https://acme.test/',
    so: 'letter',
    name: 'TypeError',
    message: '… is not a function',
  });
});

test('on localhost, nothing is sent and no analytics code is fetched', async ({page, baseURL}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('guides/');
  await untilQuiet(page);
  await page.getByRole('link', {name: 'API reference'}).first().click();
  await expect(page).toHaveURL(new URL('apiRef/', baseURL).href);
  expect(sink.entries).toEqual([]);
  expect(urls.filter((url) => !url.startsWith('http://localhost:'))).toEqual([]);
});

test('nothing changes for the reader if the endpoint responds with nonsense or not at all', async ({
  page,
}) => {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  for (const answer of ['with nonsense', 'never'] as const) {
    await test.step(answer, async () => {
      sink.answer = answer;
      sink.entries.length = 0;
      await open(page, 'guides/');
      await page.getByRole('link', {name: 'Platform reference'}).first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Platform reference');
      expect(pageErrors).toEqual([]);
    });
  }
});

test('an endpoint that is down changes nothing for the reader', async ({page}) => {
  await sink.close();
  const reports = watchProblems(page);
  await page.goto(`${publicAddress}guides/`);
  await expect.poll(() => reports.some((report) => report.includes('failed request'))).toBe(true);
  await page.getByRole('link', {name: 'Platform reference'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Platform reference');
  expect(reports.filter((report) => report.startsWith('page error'))).toEqual([]);
});
