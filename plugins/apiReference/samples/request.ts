import {
  operationsOf,
  type Description,
  type Operation,
  type ParameterObject,
  type PlacedOperation,
  type SampleObject,
} from '../description';

interface Pair {
  readonly name: string;
  readonly value: string;
}

/** A header. Its value may end with a key from the environment or with a new UUID. */
export interface Header extends Pair {
  readonly supplied?: 'API_KEY' | 'ACCESS_KEY' | 'UUID';
}

/** A form field. For a file, the value is the file name. */
interface FormField extends Pair {
  readonly isFile: boolean;
}

/** The request body. At most one of these fields is set. */
interface SampleBody {
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

function pairs(parameters: readonly ParameterObject[], place: string): Pair[] {
  return parameters
    .filter((parameter) => parameter.in === place)
    .map(({name, example}) => ({name, value: String(example)}));
}

/** Lists the headers to send. Every request needs an idempotency key of its own. */
function headersOf(parameters: readonly ParameterObject[]): Header[] {
  return pairs(parameters, 'header').map((header) =>
    header.name === 'Idempotency-Key' ? {...header, value: '', supplied: 'UUID'} : header,
  );
}

function securityHeaders(operation: Operation, fallback: Operation['security']): Header[] {
  const names = Object.keys((operation.security ?? fallback)?.[0] ?? {});
  if (names.includes('accessKey')) {
    return [{name: 'X-Access-Key', value: '', supplied: 'ACCESS_KEY'}];
  }
  return names.includes('apiKey')
    ? [{name: 'Authorization', value: 'Bearer ', supplied: 'API_KEY'}]
    : [];
}

/** 'https://docs.example.com/samples/orders.csv' → 'orders.csv' */
function fileName(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

function bodyOf(operation: Operation, mediaType: string): SampleBody {
  const {schema, examples} = operation.requestBody!.content[mediaType]!;
  const [example] = Object.values(examples);
  if (example?.['x-file']) {
    return {bodyFile: fileName(example['x-file'])};
  }
  if (mediaType !== 'multipart/form-data') {
    return {json: example?.value};
  }
  const fields = Object.entries(example?.value as Record<string, string>);
  return {
    form: fields.map(([name, value]) => ({
      name,
      value,
      isFile: schema?.properties?.[name]?.contentMediaType !== undefined,
    })),
  };
}

function sampleRequest(
  {servers, security}: Description,
  {method, path, operation}: PlacedOperation,
  sample: SampleObject,
): SampleRequest {
  const sent = (operation.parameters ?? []).filter(
    ({name, required}) =>
      required || name === 'Idempotency-Key' || sample.parameters?.includes(name),
  );
  const bodyTypes = Object.keys(operation.requestBody?.content ?? {});
  const bodyType = bodyTypes.find((type) => type === sample.mediaType) ?? bodyTypes[0];
  const body = bodyType ? bodyOf(operation, bodyType) : {};
  const status = sample.status ?? Object.keys(operation.responses)[0]!;
  const answerTypes = Object.keys(operation.responses[status]?.content ?? {});
  const answerType = answerTypes.find((type) => type === sample.mediaType) ?? answerTypes[0];
  const pathname = pairs(sent, 'path').reduce(
    (text, {name, value}) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  return {
    title: sample.title,
    method,
    url: `${servers[0]!.url}${pathname}`,
    headers: [
      ...securityHeaders(operation, security),
      // The client sets the content type of a form itself, because the type contains the boundary.
      ...(bodyType && !body.form ? [{name: 'Content-Type', value: bodyType}] : []),
      ...headersOf(sent),
    ],
    query: pairs(sent, 'query'),
    ...body,
    bodyType,
    status,
    answerType,
    saveAs: sample.saveAs,
  };
}

/** Returns the samples that an operation lists, or a default sample. */
export function sampleRequestsOf(
  description: Description,
  placed: PlacedOperation,
): SampleRequest[] {
  return (placed.operation['x-samples'] ?? [{}]).map((sample) =>
    sampleRequest(description, placed, sample),
  );
}

/** Returns every sample in the description, for the tests that run them. */
export function allSampleRequests(
  description: Description,
): {readonly placed: PlacedOperation; readonly sample: SampleRequest}[] {
  return operationsOf(description).flatMap((placed) =>
    sampleRequestsOf(description, placed).map((sample) => ({placed, sample})),
  );
}
