/** A search over the pages of the build. */
export interface Contender {
  readonly name: string;
  /** The most that a visitor's browser loads before the first search. */
  readonly indexBytes: {readonly raw: number; readonly brotli: number};
  /** Returns the URLs of the first five results, best first. */
  search(query: string): Promise<readonly string[]> | readonly string[];
}
