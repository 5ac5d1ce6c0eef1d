/** One contender: our site, or another engine with the same pages. */
export interface Site {
  readonly name: string;
  readonly version: string;
  /** The folder in which the site is built. */
  readonly directory: string;
  readonly output: string;
  /** The folders to delete before a cold build. */
  readonly caches: readonly string[];
  /** The build program and its arguments. */
  readonly build: readonly string[];
  readonly buildEnvironment: NodeJS.ProcessEnv;
  /** The folder whose file names contain a hash of the content, so browsers can cache the files forever. */
  readonly hashedFolder: string;
  /** The ending of the engine's own links: '', '/' or '.html' */
  readonly addressEnding: string;
  readonly selectors: Selectors;
  /** How long the engine waits after a key press before it searches. */
  readonly searchDebounceMs: number;
}

export interface Selectors {
  readonly sidebarLink: string;
  readonly heading: string;
  readonly searchButton: string;
  readonly searchInput: string;
  readonly searchResult: string;
}

/** A contender that can't be installed or built. The tables state the reason. */
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
