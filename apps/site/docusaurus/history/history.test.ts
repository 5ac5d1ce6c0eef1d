import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {pageHistory} from '.';
import {commitOf} from './git';

const firstDay = '2025-03-01T23:30:00-08:00';
const secondDay = '2025-04-05T12:00:00Z';
const page = 'apps/site/content/docs/guides/index.mdx';
const functionPage = 'apps/site/content/docs/platformRef/mappingFunctions/Text/Upper.mdx';
const definition = 'packages/mapping/src/functions/Text/Upper.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}

function git(folder: string, words: readonly string[], date = firstDay): void {
  const person = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  execFileSync('git', [...person, ...words], {
    cwd: folder,
    stdio: 'pipe',
    env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
  });
}

function commit(folder: string, files: Readonly<Record<string, string>>, date: string): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  git(folder, ['add', '--all']);
  git(folder, ['commit', '--message', 'Change'], date);
}

/** Creates a repository in which the definition has changed a month after everything was added. */
function repository(): string {
  const folder = temporaryFolder();
  git(folder, ['init', '--quiet']);
  commit(folder, {[page]: 'one', [definition]: 'one', [`docs/${page}`]: ''}, firstDay);
  commit(folder, {[definition]: 'two'}, secondDay);
  return folder;
}

function clone(origin: string, ...options: readonly string[]): string {
  const folder = temporaryFolder();
  git(folder, ['clone', '--quiet', ...options, `file://${origin}`, '.']);
  return folder;
}

async function daysIn(folder: string): Promise<(string | undefined)[]> {
  const history = pageHistory();
  history.initialize({siteDir: join(folder, 'apps/site')});
  const infos = [page, functionPage].map((path) =>
    history.getFileLastUpdateInfo(join(folder, path)),
  );
  return (await Promise.all(infos)).map(
    (info) => info?.timestamp && new Date(info.timestamp).toISOString(),
  ) as (string | undefined)[];
}

const days = ['2025-03-02T07:30:00.000Z', '2025-04-05T12:00:00.000Z'];
const none = [undefined, undefined];

it('a page has the date of its last commit, and a function page that of its definition', async () => {
  const folder = repository();
  expect(await daysIn(folder)).toEqual(days);
  expect(await daysIn(clone(folder))).toEqual(days);
});

it('a project in a folder of a repository has only its own files', async () => {
  const folder = repository();
  expect(await daysIn(join(folder, 'docs'))).toEqual([days[0], undefined]);
});

it('a path from the folder of the site is enough, as the sitemap has it', async () => {
  const folder = repository();
  const history = pageHistory();
  history.initialize({siteDir: join(folder, 'apps/site')});
  const info = await history.getFileLastUpdateInfo('content/docs/guides/index.mdx');
  expect(info?.timestamp).toBe(Date.parse(firstDay));
});

it('a shallow clone has no dates, because its oldest commit seems to have added every file', async () => {
  const folder = repository();
  expect(await daysIn(clone(folder, '--depth', '1'))).toEqual(none);
});

it('a file that was never committed has no date', async () => {
  const folder = repository();
  const history = pageHistory();
  history.initialize({siteDir: join(folder, 'apps/site')});
  expect(
    await history.getFileLastUpdateInfo(join(folder, 'apps/site/content/docs/new.mdx')),
  ).toBeNull();
});

it('a folder without a repository has no dates and no commit', async () => {
  const folder = temporaryFolder();
  expect(await daysIn(folder)).toEqual(none);
  expect(commitOf(folder)).toBe('');
});

it('without Git, there are no dates and no commit', async () => {
  const folder = repository();
  const {PATH} = process.env;
  onTestFinished(() => {
    process.env.PATH = PATH;
  });
  process.env.PATH = temporaryFolder();
  expect(await daysIn(folder)).toEqual(none);
  expect(commitOf(folder)).toBe('');
});

it('Git is asked once for all files', async () => {
  const folder = repository();
  const history = pageHistory();
  history.initialize({siteDir: join(folder, 'apps/site')});
  await history.getFileLastUpdateInfo(join(folder, page));
  rmSync(join(folder, '.git'), {recursive: true});
  expect(await history.getFileLastUpdateInfo(join(folder, functionPage))).toEqual({
    timestamp: Date.parse(secondDay),
    author: '',
  });
});

it('a commit is named by its hash', () => {
  expect(commitOf(repository())).toMatch(/^[0-9a-f]{12}$/);
});
