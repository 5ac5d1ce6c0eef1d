/** A search over the pages of the build. */
export interface Contender {
  readonly name: string;
  /** What a visitor's browser loads, or at most loads, before it can answer. */
  readonly indexBytes: {readonly raw: number; readonly brotli: number};
  /** The addresses of the first five results, the best first. */
  search(query: string): Promise<readonly string[]> | readonly string[];
}
