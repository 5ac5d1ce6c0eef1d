import type {Range} from '@documentation/base/internal/values/range';

/** What a reader can fill in to build a request of one operation. apps/site/docusaurus/apiReference makes it. */
export interface RequestForm {
  readonly method: string;
  /** The URL with its path parameters: 'https://api.example.com/runs/{runId}' */
  readonly url: string;
  /** The key that the operation needs. */
  readonly credential?: 'API_KEY' | 'ACCESS_KEY';
  readonly parameters: readonly FormParameter[];
  readonly bodies: readonly FormBody[];
  /** The documented samples. The first one contains the defaults. */
  readonly variants: readonly Variant[];
}

export interface FormParameter {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** 'integer, 1 to 250, default 100' */
  readonly type: string;
  readonly description: string;
  readonly schema: ValueSchema;
  readonly example: string;
}

/** The parts of a parameter's schema that its control depends on. */
export interface ValueSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
}

/** A body of one media type: JSON, a file, or a form with fields. */
export interface FormBody {
  readonly mediaType: string;
  readonly json?: {readonly schema: object; readonly example: unknown};
  /** The name of the documented file. */
  readonly file?: string;
  readonly fields?: readonly {
    readonly name: string;
    readonly isFile: boolean;
    readonly example: string;
  }[];
}

export interface Variant {
  readonly title?: string;
  readonly mediaType?: string;
  /** The optional parameters that the sample sends. */
  readonly parameters: readonly string[];
  readonly status: string;
  readonly answerType?: string;
  readonly saveAs?: string;
}

/** What a reader has entered. */
export interface Draft {
  /** Texts by the place and name of their field: 'query.limit', 'body.application/json' */
  readonly texts: Readonly<Record<string, string>>;
  readonly mediaType?: string;
  /** The API key or access key. It never leaves memory. */
  readonly key: string;
  readonly isKeyInCode: boolean;
}

/** What is wrong with a field, as a sentence. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
  /** The part of a JSON body that the problem is about. */
  readonly range?: Range;
  /** Whether no request can be written. Otherwise, the API would reject the request. */
  readonly isBlocking: boolean;
}
