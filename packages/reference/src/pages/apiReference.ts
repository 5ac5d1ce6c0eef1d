/** The parts of the API description that pages get from apps/site/docusaurus/apiReference. */

export interface Code {
  /** 'bash', 'json', … */
  readonly language: string;
  readonly code: string;
  readonly tokens: string;
}

/** A parameter, or a value in a body. */
export interface Field {
  /** 'limit', or the path of a nested value: 'data[].source.name' */
  readonly name: string;
  /** 'integer, 1 to 250, default 100' */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  /** The allowed values with their meanings. A meaning may be empty. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface Parameter extends Field {
  readonly place: 'path' | 'query' | 'header';
}

export interface Sample {
  readonly title?: string;
  /** One per language, in tab order. */
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

/** A status of 400 or higher, with the codes of the problems that can cause it. */
export interface Failure {
  readonly status: string;
  readonly codes: readonly string[];
}

export interface OperationView {
  /** 'listRuns' */
  readonly id: string;
  /** Which file contains the operation's request form: 'runs' */
  readonly group: string;
  readonly method: string;
  readonly path: string;
  readonly description: string;
  /** Undefined if no API key is needed, empty if any key works. */
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
  /** Whether the same request may succeed later. */
  readonly repeat: boolean;
  readonly example: Example;
}

/** A program in apps/site/content/static/programs/. */
export interface ProgramView extends Code {
  readonly name: string;
}

export interface LimitView {
  readonly name: string;
  readonly value: string;
  /** The code of the problem that the API reports when a request exceeds the limit. */
  readonly beyond?: string;
}

export type Advice = 'repeat' | 'same-key' | 'new-key' | 'ask' | 'give-up';

/** What to do after a fault, by kind of request. A kind that can't have the fault is left out. */
export interface RetryView {
  readonly when: string;
  readonly problems?: readonly string[];
  readonly statuses?: readonly number[];
  readonly read?: Advice;
  readonly change?: Advice;
  readonly postWithKey?: Advice;
  readonly postWithoutKey?: Advice;
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

/** What a version of the API changed, in text with code spans. */
export interface DifferenceView {
  readonly topic: string;
  readonly before: string;
  readonly after: string;
  /** What to change in a client. */
  readonly upgrade: string;
}

export interface VersionView {
  readonly version: string;
  readonly deprecatedOn?: string;
  readonly sunsetOn?: string;
}

/** A version with the differences from the one before it. */
export interface UpgradeView {
  readonly from: string;
  readonly to: string;
  readonly differences: readonly DifferenceView[];
}

/** An entry of the change log. */
export interface ChangeView {
  readonly date: string;
  readonly title: string;
  readonly text: string;
  /** The path of the page that describes the change. */
  readonly to: string;
  /** 'POST /runs/{runId}/cancel' */
  readonly operations: readonly string[];
}

/** The feed of the change log, at the root of the site. */
export const CHANGE_FEED = 'api-changes.atom';
