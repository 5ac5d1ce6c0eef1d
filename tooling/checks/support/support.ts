import {readFileSync} from 'node:fs';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';

type Browser = 'chrome' | 'edge' | 'firefox' | 'safari';

const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly browserslist: {readonly production: readonly string[]};
};

/** The oldest versions that we support: 'firefox >= 115' → ['firefox', 115] */
const oldest = browserslist.production.map((line) => {
  const [, browser = '', version = ''] =
    /^(chrome|edge|firefox|safari) >= ([\d.]+)$/.exec(line) ?? [];
  if (!browser) {
    throw new Error(
      `The check can't read "${line}" in package.json. Write it as "firefox >= 115".`,
    );
  }
  return [browser as Browser, Number(version)] as const;
});

function numberOf(version: string): number {
  return Number.parseFloat(version.replace('≤', ''));
}

function isIn(statement: SimpleSupportStatement, version: number, prefixes: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name,
  } = statement;
  return (
    typeof added === 'string' &&
    numberOf(added) <= version &&
    (typeof removed !== 'string' || numberOf(removed) > version) &&
    flags === undefined &&
    alternative_name === undefined &&
    (prefix === undefined || prefixes.includes(prefix))
  );
}

function lacking({support}: CompatStatement, prefixes: string): string[] {
  return oldest
    .filter(([browser, version]) => {
      const statements = [support[browser] ?? []].flat();
      return !statements.some((statement) => isIn(statement, version, prefixes));
    })
    .map(([browser, version]) => `${browser} ${version}`);
}

/** The things in the data that may be meant by a name. Several interfaces can have a method with the same name. */
export type Candidates = readonly (Identifier | undefined)[];

/**
 * Returns the oldest supported browsers that lack a feature: ['firefox 115']. Returns an empty list if the data
 * doesn't contain it, or if one of the candidates is in all browsers. `prefixes` are those that are used, too.
 */
export function browsersLacking(candidates: Candidates, prefixes = ''): readonly string[] {
  const known = candidates
    .flatMap((candidate) => candidate?.__compat ?? [])
    .map((statement) => lacking(statement, prefixes));
  return known.some((browsers) => browsers.length === 0) ? [] : (known[0] ?? []);
}

// Read as text, because the test runners take half a minute to transform an import of 20 MB.
const data = readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8');

export const {api, css, javascript, webassembly} = JSON.parse(data) as CompatData;
