/** One contender: our site, or another engine with the same pages. */
export interface Site {
  readonly name: string;
  readonly version: string;
  /** Where it is built; the folders below are in it. */
  readonly directory: string;
  readonly output: string;
  /** What is deleted before a cold build. */
  readonly caches: readonly string[];
  /** Its program in node_modules/.bin, and the arguments. */
  readonly build: readonly string[];
  readonly buildEnvironment: NodeJS.ProcessEnv;
  /** Names under it carry a hash of their content, so a browser may keep them for ever. */
  readonly hashedFolder: string;
  /** What the engine's own links end in: '' or '.html'. */
  readonly addressEnding: string;
  readonly selectors: Selectors;
  /** How long its search waits after a key. */
  readonly searchDebounceMs: number;
}

export interface Selectors {
  readonly sidebarLink: string;
  readonly heading: string;
  readonly searchButton: string;
  readonly searchInput: string;
  readonly searchResult: string;
}

/** A contender that can't be installed or built is named in the tables, with the reason. */
export interface Absence {
  readonly name: string;
  readonly reason: string;
}

export const pages = {
  'function page': 'platformRef/mappingFunctions/Text/Upper',
  guide: 'guides/mappings/overview',
  home: '',
} as const;

/** 'guides/mappings/overview' → '/guides/mappings/overview.html' */
export function addressOf({addressEnding}: Site, path: string): string {
  return path === '' || path.endsWith('/') ? `/${path}` : `/${path}${addressEnding}`;
}
