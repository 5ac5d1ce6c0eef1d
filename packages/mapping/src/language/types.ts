import type {
  ErrorCode,
  TypeByName,
  TypeName,
  Value,
} from '@documentation/base/internal/values/types';
import type {Equivalent} from './otherTools';
import type {MaybePromise, Steps} from './steps';

/** The types of mapping function definitions, from which pages, search, the live panel and tests are derived. */

/** Computes a value on demand. `@`, `@index` and `@total` in its notation come from the scope. */
export type Expression = (scope?: Scope) => MaybePromise<Value>;

export interface Scope {
  readonly item?: Value;
  readonly index?: number;
  readonly total?: Value;
  /** The scope around this one, if the run is observed. */
  readonly outer?: Scope;
}

export interface Parameter {
  /**
   * One type or several alternatives. An Expression is passed unevaluated. If there are alternatives to it, an argument
   * is an Expression only if it refers to the current item with `@`.
   */
  readonly type: TypeName | 'Expression' | readonly (TypeName | 'Expression')[];
  /** A phrase without a full stop. */
  readonly description: string;
  /** Replaces a missing or null argument. A parameter without a default is required. */
  readonly default?: Value;
  /** The allowed values, each with a phrase that says what it does. */
  readonly values?: Readonly<Record<string, string>>;
  /** Marks the parameter as data, so the function's null policy applies to it. */
  readonly data?: true;
  /** Allows null, which is then passed to `run`. */
  readonly nullable?: true;
  /** Collects all remaining arguments in a list. Allowed only for the last parameter. */
  readonly rest?: true;
}

/** What a function does with null in its data. /platformRef/ explains each policy. */
export type NullPolicy =
  | 'passes on'
  | 'skips'
  | 'counts as empty'
  | 'counts as false'
  | 'fixed result'
  | 'default'
  | 'value'
  | 'error'
  | 'no data';

/** Notation instead of a literal value: expression('$.customer.name'), expression('Text.Trim(@)'). */
export interface ExpressionText {
  readonly expression: string;
}

/** A file in apps/site/content/static/samples/, read as bytes. */
export interface Sample {
  readonly sample: string;
}

interface ExampleBase {
  readonly title: string;
  readonly kind: 'typical' | 'edge' | 'null' | 'error';
  /** The arguments, by parameter name. A rest parameter gets a list. */
  readonly args: Readonly<
    Record<string, Value | ExpressionText | readonly (Value | ExpressionText)[]>
  >;
  /** The document that `$` refers to. */
  readonly input?: Value | Sample;
  /** The time of the run, for functions that use the current time. */
  readonly now?: string;
}

export type Example = ExampleBase &
  (
    | {readonly result: Value}
    /**
     * For binary results. `readBack` is a call that reads the file, which it refers to as `@`, and `result` is what
     * that call returns.
     */
    | {readonly readBack: string; readonly result: Value}
    | {readonly error: ErrorCode}
  );

/** The picture on a page, drawn from the examples with these titles. */
export type PictureSource =
  | {
      readonly kind: 'list' | 'runningTotal' | 'timeLine' | 'skippedTime';
      readonly example: string;
    }
  /** Draws the points of several examples on the polygon they share. */
  | {readonly kind: 'polygon'; readonly examples: readonly string[]};

/** A table of the codes that a text argument can contain, with a preview of each. */
export interface Syntax {
  /** 'Format tokens' */
  readonly heading: string;
  /** The function that computes a preview from the sample and a row's code: 'Datetime.Format' */
  readonly previewFunction: string;
  /** The value that the previews use. Readers can replace it with their own. */
  readonly sample: string | number;
  /** What to call the sample: 'date-time' */
  readonly sampleName: string;
  /** What to call the code of a row: 'Token' */
  readonly codeName: string;
  /** Each code, with a phrase that says what it means. */
  readonly rows: readonly {readonly code: string; readonly meaning: string}[];
}

export type RelatedRole = 'inverse' | 'alternative' | 'often used with';

export interface Context {
  /** The time of the run, the same for every call in it: '2024-05-01T12:00:00Z' */
  readonly now: string;
}

/** Facts that only the search index and the page front matter need. */
export interface IndexFacts {
  readonly tags: readonly string[];
  /** The function's names in other products, and other words that readers may search for: 'toUpper, all caps' */
  readonly aliases: string;
}

/** Facts that a function page shows. */
export interface MappingFunctionFacts {
  /** 'Text', or 'Readers/CSV' for a subcategory */
  readonly category: string;
  readonly name: string;
  /** One sentence of at most 100 characters. */
  readonly summary: string;
  /** The parameters, in the order of the arguments in a call. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly returns: {
    readonly type: TypeName | readonly TypeName[];
    /** A phrase without a full stop. */
    readonly description: string;
    /** Marks a result that can be null even if no argument is null. */
    readonly nullable?: true;
  };
  readonly nullPolicy: NullPolicy;
  /** What null returns if the policy is 'fixed result'. */
  readonly nullResult?: Value;
  /** Sentences about null, missing and empty input, after the one that nullSentence.ts makes from the policy. */
  readonly nullAndEmpty: string;
  /** The errors specific to this function. Leave out E_TYPE for wrong types, and E_LIMIT for size and nesting. */
  readonly errors: readonly {readonly code: ErrorCode; readonly when: string}[];
  readonly examples: readonly Example[];
  /** For functions that a picture explains better than text. */
  readonly picture?: PictureSource;
  /** For functions with an argument that has its own syntax, such as format tokens. */
  readonly syntax?: readonly Syntax[];
  readonly related: readonly {readonly function: string; readonly role: RelatedRole}[];
  /** Workflow functions that do the same in a workflow, or that work with the input or result: 'Parser/ParseCsv' */
  readonly workflowFunctions?: readonly string[];
  /** What other tools call the function, in the order of `otherTools`. */
  readonly equivalents?: readonly Equivalent[];
  /** Size and time limits, one sentence each. */
  readonly limits?: readonly string[];
  /** Other things worth knowing, a sentence or two each. */
  readonly notes?: readonly string[];
  /** Says that two identical calls can return different results, for example because they use the current time. */
  readonly pure?: false;
  readonly unlisted?: true;
}

/** A complete function: its facts and its code. `run` expects checked arguments, so call it through invoke(). */
export interface MappingFunction extends MappingFunctionFacts, IndexFacts {
  /** Loads what `run` needs before the first call. Otherwise, a run would wait for it at every item. */
  readonly load?: () => Promise<unknown>;
  readonly run: (args: never, context: Context, loaded: never) => MaybePromise<Value> | Steps;
}

/** A reference category, with its functions in page order. */
export interface Category {
  /** The last part of the category path: 'Text', 'CSV' */
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  readonly functions: readonly MappingFunction[];
  readonly categories?: readonly Category[];
}

type StaticType<P extends Parameter> = P['type'] extends 'Expression'
  ? Expression
  : P['values'] extends Readonly<Record<infer V, string>>
    ? V
    : P['type'] extends readonly (infer T)[]
      ? T extends 'Expression'
        ? Expression
        : ValueOfType<T>
      : ValueOfType<P['type']>;

type ValueOfType<T> = T extends `List<List<${infer E extends keyof TypeByName}>>`
  ? readonly (readonly TypeByName[E][])[]
  : T extends `List<${infer E extends keyof TypeByName}>`
    ? readonly TypeByName[E][]
    : T extends keyof TypeByName
      ? TypeByName[T]
      : never;

type NullOf<P extends Parameter> = P['nullable'] extends true
  ? null
  : P extends {readonly default: null}
    ? null
    : never;

/** The arguments that `run` gets, typed by the declared parameters. */
export type Arguments<P extends Readonly<Record<string, Parameter>>> = {
  readonly [K in keyof P]: P[K]['rest'] extends true
    ? readonly (StaticType<P[K]> | NullOf<P[K]>)[]
    : StaticType<P[K]> | NullOf<P[K]>;
};
