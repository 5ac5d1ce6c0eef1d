/** The part of the API description that a page gets. Written by plugins/apiReference. */

export interface Code {
  /** 'bash', 'json', … */
  readonly language: string;
  readonly code: string;
  readonly tokens: string;
}

/** A value of a body, or a parameter. */
export interface Field {
  /** 'limit', or for a value inside others its path: 'data[].source.name' */
  readonly name: string;
  /** 'integer, 1 to 250, default 100' */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  /** The values that are allowed, each with its meaning, which may be empty. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface Parameter extends Field {
  readonly place: 'path' | 'query' | 'header';
}

export interface Sample {
  readonly title?: string;
  /** One for each language, in the order of the tabs. */
  readonly codes: readonly Code[];
}

export interface Body {
  readonly mediaType: string;
  readonly fields: readonly Field[];
}

export interface Example extends Code {
  readonly title: string;
}

export interface Response {
  readonly status: string;
  readonly description: string;
  readonly mediaTypes: readonly string[];
  readonly headers: readonly Field[];
  readonly fields: readonly Field[];
  readonly examples: readonly Example[];
}

/** A status of 400 or higher, with its possible types of problems. */
export interface Failure {
  readonly status: string;
  readonly codes: readonly string[];
}

export interface OperationView {
  readonly method: string;
  readonly path: string;
  readonly description: string;
  /** undefined: no access key needed. Empty: any key will do. */
  readonly scopes?: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly bodyDescription: string;
  readonly bodies: readonly Body[];
  readonly samples: readonly Sample[];
  readonly responses: readonly Response[];
  readonly failures: readonly Failure[];
}

export interface EventView {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly Field[];
  readonly example: Example;
}

export interface ProblemView {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly cause: string;
  readonly fix: string;
  /** Whether the same request may work later. */
  readonly repeat: boolean;
  readonly example: Example;
}

export interface LimitView {
  readonly name: string;
  readonly value: string;
  /** The type of problem that a request gets when it exceeds the limit. */
  readonly beyond?: string;
}

export interface ScopeView {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly string[];
}

export interface DeliveryView {
  readonly timeout: string;
  readonly tolerance: string;
  readonly attempts: readonly string[];
}
