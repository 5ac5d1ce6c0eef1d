// Checks what is under a page: its dates, and links that the main site doesn't have.
import {execFileSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {changeLog, historyOf} from '../../functions/changeLog';
import {openPage} from '../actions/openPage';

const FUNCTION = 'mappingFunctions/List/SortBy';

function git(...words: string[]): string {
  return execFileSync('git', words, {encoding: 'utf8'}).trim();
}

/** Returns the day of a file's last commit in UTC, or nothing if the history is incomplete. */
function lastCommit(file: string): string {
  try {
    const time = git('log', '-1', '--format=%ct', '--', file);
    const isComplete = git('rev-parse', '--is-shallow-repository') === 'false';
    return isComplete && time ? new Date(Number(time) * 1000).toISOString().slice(0, 10) : '';
  } catch {
    return '';
  }
}

for (const [path, source] of [
  ['guides/mappings/overview', 'docs/guides/mappings/overview.mdx'],
  [`platformRef/${FUNCTION}`, `functions/${FUNCTION}.ts`],
] as const) {
  test(`"${path}" has the date of the last commit of ${source}`, async ({page}) => {
    await openPage(page, path);
    const day = lastCommit(source);
    const updated = page.getByRole('main').getByText('Last updated');
    await expect(updated).toHaveCount(day === '' ? 0 : 1);
    await expect(updated.getByRole('time')).toHaveText(day === '' ? [] : [day]);
  });
}

test('a function page says since when the function exists, and what has changed', async ({
  page,
}) => {
  const {since, changes} = historyOf(FUNCTION)!;
  await openPage(page, `platformRef/${FUNCTION}`);
  const main = page.getByRole('main');
  await expect(main.getByText(`Since ${since}`)).toBeVisible();
  const [{date, what}] = changes as [(typeof changes)[number]];
  await expect(main.getByText(`Changed ${date}: ${what.replaceAll('`', '')}`)).toBeVisible();
});

test('the change log links to new and changed functions, newest first', async ({page}) => {
  await openPage(page, 'platformRef/');
  const main = page.getByRole('main');
  await expect(main.locator('p[id^="changes-"] time')).toHaveText(changeLog.map(({date}) => date));
  await main
    .getByRole('listitem')
    .filter({hasText: 'has the parameter order'})
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', {level: 1, name: 'List.SortBy'})).toBeVisible();
});

test('links that aren’t configured are left out', async ({page}) => {
  await openPage(page, 'guides/mappings/overview');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
  await expect(page.getByRole('link', {name: 'Report a mistake'})).toHaveCount(0);
});
