/** A search over the pages of the build. */
export interface Contender {
  readonly name: string;
  /** What a visitor's browser loads, or at most loads, before the first search. */
  readonly indexBytes: {readonly raw: number; readonly brotli: number};
  /** The URLs of the first five results, best first. */
  search(query: string): Promise<readonly string[]> | readonly string[];
}
