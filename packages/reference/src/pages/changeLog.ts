/** A function in the change log. */
export interface LoggedFunction {
  /** 'Text.Upper' */
  readonly name: string;
  /** '/platformRef/mappingFunctions/Text/Upper' */
  readonly path: string;
}

/** A release of the catalogue, as the change log shows it. */
export interface LoggedRelease {
  readonly date: string;
  /** The number of functions that the first release had. It isn't a list, because that would repeat the index. */
  readonly first?: number;
  readonly added: readonly LoggedFunction[];
  readonly changed: readonly (LoggedFunction & {readonly what: string})[];
}

export const FEED_FILE = 'functions.atom';

/** Returns the ID of a release on the page: 'changes-2026-11-18' */
export function releaseId(date: string): string {
  return `changes-${date}`;
}
