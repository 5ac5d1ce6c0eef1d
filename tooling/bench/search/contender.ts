/** A search engine for the built pages. */
export interface Contender {
  readonly name: string;
  /** The size of the index, which is the most that a visitor's browser loads in order to search. */
  readonly indexBytes: {readonly raw: number; readonly brotli: number};
  /** Returns the URLs of the first five results, best first. */
  search(query: string): Promise<readonly string[]> | readonly string[];
}
