import {expect, test} from '@playwright/test';
import {KINDS} from '../sites/kinds';
import {openPage} from '../actions/openPage';
import {moveInsideApp} from '../observations/visits';

/** The data that search engines and link previews read, and the classes that styles depend on. */
interface HeadOfPage {
  readonly title: string;
  readonly classes: string;
  readonly tags: string[];
  readonly data: unknown[];
}

/** Reads the head of the document at a URL, or of the open document if the URL is null. Runs in the page. */
async function readHead(url: string | null): Promise<HeadOfPage> {
  const page = url
    ? new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html')
    : document;
  const tags = [...page.head.querySelectorAll('meta[data-rh], link[data-rh]')];
  const data = page.head.querySelectorAll('script[type="application/ld+json"]');
  return {
    title: page.title,
    classes: page.documentElement.className,
    tags: tags
      .map(({attributes}) =>
        [...attributes]
          .map(({name, value}) => `${name}=${value}`)
          .sort()
          .join(' '),
      )
      .sort(),
    data: [...data].map(({textContent}): unknown => JSON.parse(textContent)),
  };
}

test('a page has the same head, whether it’s visited or reached inside the app', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '');
  // The not-found page is the same for every URL, so its head can't contain the URL.
  const paths = Object.values(KINDS).filter((path) => path !== KINDS['not-found page']);
  for (const path of [...paths, '']) {
    const url = new URL(path, baseURL).href;
    await moveInsideApp(page, url);
    const visited = await page.evaluate(readHead, url);
    await expect.poll(() => page.evaluate(readHead, null), path).toEqual(visited);
  }
});
