// Finds the places in a file where StrykerJS can put mutants, without running anything.
import {readFileSync} from 'node:fs';
import {Instrumenter} from '@stryker-mutator/instrumenter';

/** Texts are left out. Checks of their own read them, and most are descriptions. */
export const excludedMutations = ['StringLiteral'];

/** A place that StrykerJS understands, such as "file.ts:3:5-3:9", and the number of mutants in it. */
export interface Site {
  readonly range: string;
  readonly mutants: number;
}

/** What this file needs of a Babel path, whose type StrykerJS leaves open. */
interface Path {
  isFunction(): boolean;
  getFunctionParent(): unknown;
  traverse(visitor: {Function(inner: {stop(): void}): void}): void;
}

/** False for what runs once, when its module is loaded: mostly the facts and examples of a definition. */
function isCode(path: Path): boolean {
  let hasFunction = path.isFunction() || path.getFunctionParent() !== null;
  path.traverse({
    Function(inner) {
      hasFunction = true;
      inner.stop();
    },
  });
  return hasFunction;
}

const ignore = () => {};
const never = () => false;
const silent = {
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
};

export async function sitesIn(file: string): Promise<Site[]> {
  const {mutants} = await new Instrumenter(silent).instrument(
    [{name: file, mutate: true, content: readFileSync(file, 'utf8')}],
    {
      plugins: null,
      excludedMutations,
      ignorers: [
        {shouldIgnore: (path) => (isCode(path as Path) ? undefined : 'not in a function')},
      ],
    },
  );
  // A mutant of several lines replaces a whole block or object, which tests hardly miss.
  const places = mutants
    .filter(({status}) => status !== 'Ignored')
    .map(({location}) => location)
    .filter(({start, end}) => start.line === end.line);
  const sites = places.map(({start, end}) => ({
    // Lines start at 0 here, and at 1 in a range.
    range: `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
    mutants: places.filter(
      (inner) =>
        inner.start.line === start.line &&
        inner.start.column >= start.column &&
        inner.end.column <= end.column,
    ).length,
  }));
  return [...new Map(sites.map((site) => [site.range, site])).values()];
}
