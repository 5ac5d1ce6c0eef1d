// Checks what is under a page: its dates, and links that the main site doesn't have.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {changeLog, historyOf} from '@documentation/reference/internal/changeLog/index';
import {openPage} from '../actions/openPage';
import {attribute, elementsOf, named, parsePage, textOf, type Element} from '../sites/builtPages';
import {MAIN_SITE} from '../sites/sites';

const FUNCTION = 'mappingFunctions/List/SortBy';

function git(...words: string[]): string {
  return execFileSync('git', words, {encoding: 'utf8'}).trim();
}

/** Commits that only move files, which dates skip. */
const moving = readFileSync('.git-blame-ignore-revs', 'utf8');

/** Returns the day of a file's last commit in UTC, or nothing if the history is incomplete. */
function lastCommit(file: string): string {
  try {
    const commits = git('log', '--follow', '--format=%H %ct', '--', file).split('\n');
    const last = commits.find((line) => !moving.includes(line.slice(0, 40)))!;
    const isComplete = git('rev-parse', '--is-shallow-repository') === 'false';
    return isComplete ? new Date(Number(last.slice(40)) * 1000).toISOString().slice(0, 10) : '';
  } catch {
    return '';
  }
}

function builtElements(path: string): readonly Element[] {
  const file = join(MAIN_SITE.directory, path, 'index.html');
  return parsePage(file, readFileSync(file, 'utf8')).elements;
}

for (const [path, source] of [
  ['guides/mappings/overview', 'apps/site/content/docs/guides/mappings/overview.mdx'],
  [`platformRef/${FUNCTION}`, 'packages/mapping/src/functions/List/SortBy.ts'],
] as const) {
  test(`"${path}" has the date of the last commit of ${source}`, () => {
    const day = lastCommit(source);
    const [main] = named(builtElements(path), 'main');
    const updated = elementsOf(main!).filter((element) =>
      element.childNodes.some((node) => 'data' in node && node.data.includes('Last updated')),
    );
    const times = updated.flatMap((element) => named(elementsOf(element), 'time'));
    expect(updated).toHaveLength(day === '' ? 0 : 1);
    expect(times.map(textOf)).toEqual(day === '' ? [] : [day]);
  });
}

test('the change log and the changed page say what has changed, and when', async ({page}) => {
  await openPage(page, 'platformRef/');
  const main = page.getByRole('main');

  await test.step('the change log links to new and changed functions, newest first', async () => {
    await expect(main.locator('p[id^="changes-"] time')).toHaveText(
      changeLog.map(({date}) => date),
    );
    await main
      .getByRole('listitem')
      .filter({hasText: 'Adds the order parameter'})
      .getByRole('link')
      .click();
    await expect(page.getByRole('heading', {level: 1, name: 'List.SortBy'})).toBeVisible();
  });

  await test.step('a function page says since when the function exists, and what has changed', async () => {
    const {since, changes} = historyOf(FUNCTION)!;
    await expect(main.getByText(`Since ${since}`)).toBeVisible();
    const [{date, what}] = changes as [(typeof changes)[number]];
    await expect(main.getByText(`Changed ${date}: ${what.replaceAll('`', '')}`)).toBeVisible();
  });
});

for (const path of [
  'guides/',
  'guides/mappings/overview',
  'apiRef/authentication',
  'platformRef/mappingFunctions/XML/',
]) {
  test(`/${path} leaves out links that aren’t configured`, () => {
    const elements = builtElements(path);
    const links = named(elements, 'a').map(
      (link) => `${textOf(link)} ${attribute(link, 'aria-label') ?? ''}`,
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((text) => /edit|Report a mistake/i.test(text))).toEqual([]);
    const classes = elements.map((element) => attribute(element, 'class') ?? '');
    expect(classes.filter((names) => names.includes('theme-edit-this-page'))).toEqual([]);
  });
}
