import type {SearchData} from './searchData';

/**
 * The index is a script of the site: a module whose default export parses the data when it is called. The data is
 * JSON in one string, which browsers read faster than the same data as code.
 */
export interface SearchScript {
  readonly default: () => SearchData;
}

const start = "export default()=>JSON.parse('";
const end = "');\n";

/** Writes the index as a script. */
export function toScript(data: SearchData): string {
  return start + JSON.stringify(data).replaceAll(/['\\]/g, String.raw`\$&`) + end;
}

/** Reads the index from the text of a script, for programs that don't run it. */
export function fromScript(script: string): SearchData {
  const json = script.slice(start.length, -end.length).replaceAll(/\\(['\\])/g, '$1');
  return JSON.parse(json) as SearchData;
}
