import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {pathOf} from '../sites/pathOf';

const website = process.env.SITE_MAIN_WEBSITE_URL ?? 'https://www.example.com';

const columns = [
  {
    title: 'Docs',
    entries: [
      {name: 'Guides', path: 'guides'},
      {name: 'Platform reference', path: 'platformRef'},
      {name: 'API reference', path: 'apiRef'},
    ],
  },
  {
    title: 'Community',
    entries: [
      {
        name: 'LinkedIn',
        url: process.env.SITE_COMPANY_PAGE_URL ?? 'https://www.linkedin.com/company/example',
      },
    ],
  },
  {title: 'More', entries: [{name: 'Website', url: website}]},
  {
    title: 'Legal',
    entries: [
      {
        name: 'Legal notices',
        url: process.env.SITE_LEGAL_NOTICES_URL ?? `${website}/legal-notices`,
      },
      {
        name: 'Terms and conditions',
        url: process.env.SITE_TERMS_URL ?? `${website}/terms-and-conditions`,
      },
      {name: 'Privacy policy', url: process.env.SITE_PRIVACY_URL ?? `${website}/privacy-policy`},
      {
        name: 'Browser policy',
        url: process.env.SITE_BROWSER_POLICY_URL ?? `${website}/browser-policy`,
      },
    ],
  },
];

// apps/site/e2e/delivery/built-pages.spec.ts checks the links to the sections and the copyright line on every page.
test('the footer leads to the sections and to the company', async ({page, baseURL}) => {
  await openPage(page, '');
  const footer = page.getByRole('contentinfo');

  await test.step('the footer has the columns Docs, Community, More and Legal', async () => {
    await expect(footer.locator('.footer__title')).toHaveText([
      'Docs',
      'Community',
      'More',
      'Legal',
    ]);
    await expect(footer.getByRole('list')).toHaveCount(4);
    const boxes = await Promise.all(
      columns.map(({title}) => footer.getByText(title, {exact: true}).boundingBox()),
    );
    expect(new Set(boxes.map((box) => box!.y)).size).toBe(1);
  });

  await test.step('each column has its links and no others', async () => {
    for (const [index, {title, entries}] of columns.entries()) {
      const links = footer.getByRole('list').nth(index).getByRole('link');
      await expect(links, title).toHaveText(entries.map(({name}) => name));
      const attributes = await links.evaluateAll((all) =>
        all.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
      );
      expect(attributes, title).toEqual(
        entries.map((entry) =>
          'path' in entry
            ? [pathOf(entry.path, baseURL), null, null]
            : [entry.url, '_blank', 'noopener noreferrer'],
        ),
      );
    }
  });

  await test.step('the copyright line names the company', async () => {
    const name = process.env.SITE_COMPANY_NAME ?? 'Example';
    await expect(
      footer.getByText(`Copyright © 2024 ${name}, Inc. All rights reserved.`, {exact: true}),
    ).toBeVisible();
  });

  await test.step('the links in the column "Docs" open their sections', async () => {
    for (const name of ['Guides', 'Platform reference', 'API reference']) {
      await footer.getByRole('link', {name}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    }
  });
});
