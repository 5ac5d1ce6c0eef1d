import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {generatedMark} from './pageSource';
import {writePages} from './writePages';

const upper = 'platformRef/mappingFunctions/Text/Upper.mdx';
const index = 'platformRef/mappingFunctions/Text/index.mdx';
const gone = 'platformRef/workflowFunctions/Slack/Gone.mdx';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function put(path: string, source: string): void {
  mkdirSync(dirname(join(folder, path)), {recursive: true});
  writeFileSync(join(folder, path), source);
}

/** Writes only one page, so all others are no longer needed. */
function write(source: string): void {
  writePages(folder, join(folder, 'temporary'), new Map([[upper, source]]));
}

it('writes missing and changed pages in full', () => {
  put(index, 'Written by hand.');
  write('first');
  write('second');
  expect(readFileSync(join(folder, upper), 'utf8')).toBe('second');
  expect(readFileSync(join(folder, index), 'utf8')).toBe('Written by hand.');
  expect(readdirSync(join(folder, 'temporary'))).toEqual([]);
});

it('leaves an unchanged page alone', () => {
  write('same');
  const longAgo = new Date(0);
  utimesSync(join(folder, upper), longAgo, longAgo);
  write('same');
  expect(statSync(join(folder, upper)).mtime).toEqual(longAgo);
});

it('removes the page of a deleted function', () => {
  put(gone, `${generatedMark}workflowFunctions/Slack/Gone.ts. Edit that file.\n---\n`);
  write('');
  expect(existsSync(join(folder, gone))).toBe(false);
});

it('fails on a handwritten page that Git ignores', () => {
  put(gone, 'Written by hand.');
  expect(() => write('')).toThrow("Gone.mdx isn't a function page");
  expect(readFileSync(join(folder, gone), 'utf8')).toBe('Written by hand.');
});
