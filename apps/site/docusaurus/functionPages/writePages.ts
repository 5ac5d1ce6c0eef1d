import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {isFunctionPage} from './paths';
import {generatedMark} from './pageSource';

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Removes the pages of functions that no longer exist. */
function removeOthers(docs: string, pages: ReadonlyMap<string, string>): void {
  const others = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter(
    (path) => isFunctionPage(path) && !pages.has(path),
  );
  for (const path of others) {
    const file = join(docs, path);
    if (!read(file)?.startsWith(generatedMark)) {
      throw new Error(
        `${file} isn't a function page, but Git ignores it like one. Move its text to a function definition, or start the file name with a lowercase letter.`,
      );
    }
    // A parallel build may already have removed the file.
    rmSync(file, {force: true});
  }
}

/** Writes the pages that changed, and removes function pages that aren't in `pages`. */
export function writePages(
  docs: string,
  temporaryFolder: string,
  pages: ReadonlyMap<string, string>,
): void {
  removeOthers(docs, pages);
  mkdirSync(temporaryFolder, {recursive: true});
  // A build that runs in parallel must not read a half-written page.
  const part = join(temporaryFolder, `${process.pid}.mdx`);
  for (const [path, source] of pages) {
    const file = join(docs, path);
    if (read(file) !== source) {
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(part, source);
      renameSync(part, file);
    }
  }
}
