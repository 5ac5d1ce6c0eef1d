export interface Pair {
  readonly name: string;
  readonly value: string;
}

/** A header. Its value may end with a key from the environment or with a new UUID. */
export interface Header extends Pair {
  readonly supplied?: 'API_KEY' | 'ACCESS_KEY' | 'UUID';
}

/** A form field. For a file, the value is the file name. */
export interface FormField extends Pair {
  readonly isFile: boolean;
}

/** The request body. At most one of these fields is set. */
export interface SampleBody {
  readonly json?: unknown;
  /** The file to send as the body: 'orders.csv' */
  readonly bodyFile?: string;
  readonly form?: readonly FormField[];
}

/** One code sample: the request, the expected response, and what the code does with the response. */
export interface SampleRequest extends SampleBody {
  readonly title?: string;
  readonly method: string;
  /** The request URL, without the query. */
  readonly url: string;
  readonly headers: readonly Header[];
  readonly query: readonly Pair[];
  readonly bodyType?: string;
  readonly status: string;
  readonly answerType?: string;
  readonly saveAs?: string;
}
