import type {Value} from '@documentation/base/internal/values/types';

/** The tools whose functions are compared with ours, in the order in which tables show them. */
export const otherTools = {
  excel: 'Excel',
  jq: 'jq',
  jsonata: 'JSONata',
  jmespath: 'JMESPath',
  dataweave: 'DataWeave',
  bloblang: 'Bloblang',
  sql: 'SQL (PostgreSQL)',
  lodash: 'Lodash',
  pandas: 'pandas',
} as const;

export type OtherTool = keyof typeof otherTools;

/** What another tool calls a function. */
export interface Equivalent {
  readonly tool: OtherTool;
  /** 'VLOOKUP', or the syntax if there is no name: '.[n]' */
  readonly name: string;
  /**
   * Code that does the same as an example. It uses the names of the parameters, as `.text` in jq and as `text` in the
   * other languages. Tests run it for the tools that are npm packages.
   */
  readonly expression?: string;
  /** The title of the example that the expression reproduces, if it isn't the first. */
  readonly example?: string;
  /** What the expression returns, if that isn't the result of the example. */
  readonly result?: Value;
  /** A phrase without a full stop that says what the tool does differently. */
  readonly differs?: string;
}
