import releases from './releases.json';

/** What a release of the catalogue added and changed. IDs are paths: 'mappingFunctions/Text/Upper' */
export interface Release {
  /** '2026-11-18' */
  readonly date: string;
  readonly added: readonly string[];
  /** What changed for callers, as a sentence in the third person. */
  readonly changed: Readonly<Record<string, string>>;
}

/** All releases, newest first. */
export const changeLog: readonly Release[] = Object.entries(releases).map(([date, release]) => ({
  date,
  changed: {},
  ...release,
}));

/** When a function was added, and what has changed since, newest first. */
export interface FunctionHistory {
  readonly since: string;
  readonly changes: readonly {readonly date: string; readonly what: string}[];
}

export function historyOf(id: string): FunctionHistory | undefined {
  const since = changeLog.find(({added}) => added.includes(id))?.date;
  const changes = changeLog.flatMap(({date, changed}) =>
    changed[id] === undefined ? [] : [{date, what: changed[id]}],
  );
  return since === undefined ? undefined : {since, changes};
}
