/** The types of workflow function definitions. */
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import type {ObjectSchema, ValueOf} from '@documentation/base/internal/jsonSchema/schemas';
import {errorCodes, type Value} from '@documentation/base/internal/values/types';
import type {IndexFacts, RelatedRole} from '@documentation/mapping/internal/language/types';

/** A trigger starts a run, a guard can reject it, an action does the work, and a response replies to the caller. */
export type WorkflowKind = 'trigger' | 'guard' | 'action' | 'response';

/** Error codes that only workflow functions raise, in addition to the error codes of mapping functions. */
const workflowErrorCodes = [
  'E_CONFIGURATION',
  'E_INPUT',
  'E_CREDENTIAL',
  'E_NOT_FOUND',
  'E_RATE_LIMIT',
  'E_REFUSED',
  'E_UPSTREAM',
  'E_TIMEOUT',
  'E_UNAUTHORIZED',
  'E_FORBIDDEN',
  'E_SCHEMA',
  'E_ENDED',
] as const;
export const allErrorCodes = [...errorCodes, ...workflowErrorCodes] as const;
export type WorkflowErrorCode = (typeof allErrorCodes)[number];

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body: parsed if it's JSON, unchanged if it's other text, otherwise Base64-encoded. */
  readonly body?: Json;
}

export interface HttpResponse {
  readonly status: number;
  /** The headers, with lowercase names. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export interface SqlStatement {
  readonly sql: string;
  readonly parameters: readonly Json[];
}

export interface SqlResult {
  readonly rows: readonly JsonObject[];
  readonly affected: number;
}

/** What a database returns when a statement fails. */
export interface SqlFailure {
  /** The five-character code from the SQL standard: '23505' */
  readonly sqlState: string;
  readonly message: string;
}

/** A call to another system, or a wait in seconds. Functions make one call at a time and receive its `Answer`. */
export type Call = HttpRequest | SqlStatement | {readonly wait: number};
export type Answer = HttpResponse | SqlResult | SqlFailure | undefined;

/** The generator of a function that calls other systems. It yields each call and receives the response. */
export type Conversation<O> = Generator<Call, O, Answer> | AsyncGenerator<Call, O, Answer>;

interface RecordedAnswer {
  /** How long the response takes in a rehearsal. */
  readonly takesSeconds?: number;
}

interface RecordedHttpResponse extends RecordedAnswer {
  readonly response: HttpResponse | 'timeout';
}

interface RecordedSqlResult extends RecordedAnswer {
  readonly result: SqlResult | SqlFailure;
}

/** The response of another system in a rehearsal, whatever the step sends. */
export type RecordedResponse = RecordedHttpResponse | RecordedSqlResult;

/** A call as an example records it. `wait` is in seconds. */
export type RecordedCall =
  | (RecordedHttpResponse & {readonly request: HttpRequest})
  | (RecordedSqlResult & {readonly statement: SqlStatement})
  | {readonly wait: number};

/** The platform's key-value store. */
export interface Store {
  get(key: string): Json | undefined;
  set(key: string, value: Json): void;
  delete(key: string): void;
}

/** What the platform provides to a step. */
export interface Surroundings {
  /** '2024-05-01T12:00:00Z' */
  readonly now: string;
  readonly runId: string;
  readonly store: Store;
  /** Returns the value of the secret with this name, or fails with E_CREDENTIAL. */
  readonly secret: (name: string) => string;
  /** Returns the notation of each version of a saved mapping, oldest first, or fails with E_NOT_FOUND. */
  readonly mappingVersions: (id: string) => readonly string[];
  readonly evaluate: (notation: string, input: Value) => Promise<Value>;
}

export interface Step<C, I> {
  readonly configuration: C;
  readonly input: I;
  readonly surroundings: Surroundings;
}

/** A file in apps/site/content/static/samples/, used in examples in place of Base64 text. */
export interface SampleFile {
  readonly sample: string;
}

type ExampleData = Json | SampleFile | {readonly [key: string]: ExampleData};

interface ExampleBase {
  readonly title: string;
  readonly configuration: JsonObject;
  readonly input: {readonly [key: string]: ExampleData};
  /** The platform's state when the step starts. */
  readonly given?: {
    readonly now?: string;
    readonly secrets?: Readonly<Record<string, string>>;
    readonly store?: JsonObject;
    /** The saved mappings, by ID: the notation of each version, oldest first. */
    readonly mappings?: Readonly<Record<string, readonly string[]>>;
  };
  /** The calls to other systems, with their responses. */
  readonly calls?: readonly RecordedCall[];
  /** The whole key-value store after the step, for functions that write to it. */
  readonly storeAfter?: JsonObject;
  /** A sentence that says what to notice. */
  readonly note?: string;
}

export type WorkflowExample = ExampleBase &
  (
    | {readonly output: {readonly [key: string]: ExampleData}}
    /** For a trigger that ignores the event. */
    | {readonly startsNothing: true}
    | {readonly error: WorkflowErrorCode}
  );

/** Everything in a definition except its code, tags and aliases. */
export interface WorkflowFunctionFacts {
  readonly category: string;
  readonly name: string;
  /** One sentence of at most 100 characters. */
  readonly summary: string;
  readonly kind: WorkflowKind;
  /** What you set once, when you build the workflow. */
  readonly configuration: ObjectSchema;
  /** What the step receives when it runs. For a trigger, this is the event. */
  readonly input: ObjectSchema;
  /** What later steps can use. For a response, this is what the caller receives. */
  readonly output: ObjectSchema;
  /** The configuration fields that name a secret. */
  readonly credentials: readonly {
    readonly field: string;
    /** 'A Mistral API key' */
    readonly what: string;
    /** Sentences that say where the credential comes from and which permissions it needs. */
    readonly from: string;
  }[];
  /** E_CONFIGURATION and E_INPUT are implied, and so is E_TIMEOUT for functions that call other systems. */
  readonly errors: readonly {readonly code: WorkflowErrorCode; readonly when: string}[];
  /** The first example must be a typical one, and at least one must fail. */
  readonly examples: readonly WorkflowExample[];
  readonly related: readonly {readonly function: string; readonly role: RelatedRole}[];
  /** Mapping functions that prepare the step's input or read its output: 'Readers/Google/SheetToRows' */
  readonly mappingFunctions?: readonly string[];
  /** How long the function waits for the headers of each response. By default, until the attempt times out. */
  readonly requestTimeoutSeconds?: number;
  /** Whether the run is paused while the function waits. Pauses don't count towards `timeoutSeconds`. */
  readonly pausesRun?: true;
  /** Size and time limits, one sentence each. */
  readonly limits?: readonly string[];
  /** Other things worth knowing, a few sentences each. */
  readonly notes?: readonly string[];
}

/**
 * A complete function. `run` only computes, while `converse` also calls other systems. If a trigger's `run` returns
 * null, no run starts.
 */
export type WorkflowFunction = WorkflowFunctionFacts &
  IndexFacts &
  (
    | {readonly run: (step: never) => unknown}
    | {readonly converse: (step: never) => Conversation<unknown>}
  );

export type StepOf<C extends ObjectSchema, I extends ObjectSchema> = Step<ValueOf<C>, ValueOf<I>>;

export interface WorkflowCategory {
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  readonly functions: readonly WorkflowFunction[];
}
