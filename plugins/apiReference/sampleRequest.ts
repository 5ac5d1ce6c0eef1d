import {
  operationsOf,
  type Description,
  type Operation,
  type ParameterObject,
  type PlacedOperation,
  type SampleObject,
} from './description';

/** Stands for the access key until the sample is written in its language. */
export const KEY = 'THE_ACCESS_KEY';

interface Pair {
  readonly name: string;
  readonly value: string;
}

/** A request as HAR 1.2 writes it. */
interface HarRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Pair[];
  readonly queryString: readonly Pair[];
  readonly postData?: {
    readonly mimeType: string;
    readonly text?: string;
    readonly params?: readonly {name: string; value?: string; fileName?: string}[];
  };
  readonly cookies: readonly Pair[];
  readonly httpVersion: string;
  readonly headersSize: number;
  readonly bodySize: number;
}

/** One code sample: what is sent, what comes back, and what is done with it. */
export interface SampleRequest {
  readonly title?: string;
  readonly request: HarRequest;
  /** The file that is the whole body: 'orders.csv'. */
  readonly bodyFile?: string;
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

function securityHeaders(operation: Operation, fallback: Operation['security']): Pair[] {
  const names = Object.keys((operation.security ?? fallback)?.[0] ?? {});
  if (names.includes('hookKey')) {
    return [{name: 'X-Access-Key', value: KEY}];
  }
  return names.includes('accessKey') ? [{name: 'Authorization', value: `Bearer ${KEY}`}] : [];
}

/** 'https://docs.example.com/samples/orders.csv' → 'orders.csv' */
function fileName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

interface SampleBody {
  readonly headers: readonly Pair[];
  readonly postData?: HarRequest['postData'];
  readonly bodyFile?: string;
}

function bodyOf(operation: Operation, mediaType: string | undefined): SampleBody {
  if (!mediaType) {
    return {headers: []};
  }
  const {schema, examples} = operation.requestBody!.content[mediaType]!;
  const [example] = Object.values(examples);
  if (example?.externalValue) {
    const bodyFile = fileName(example.externalValue);
    return {
      headers: [{name: 'Content-Type', value: mediaType}],
      postData: {mimeType: 'application/octet-stream', text: `@${bodyFile}`},
      bodyFile,
    };
  }
  if (mediaType === 'multipart/form-data') {
    const params = Object.entries(example?.value as Record<string, string>).map(([name, value]) =>
      schema?.properties?.[name]?.contentMediaType ? {name, fileName: value} : {name, value},
    );
    return {headers: [], postData: {mimeType: mediaType, params}};
  }
  return {
    headers: [{name: 'Content-Type', value: mediaType}],
    postData: {mimeType: mediaType, text: JSON.stringify(example?.value)},
  };
}

function sampleRequest(
  {servers, security}: Description,
  {method, path, operation}: PlacedOperation,
  sample: SampleObject,
): SampleRequest {
  const sent = (operation.parameters ?? []).filter(
    ({name, required}) => required || sample.parameters?.includes(name),
  );
  const bodyTypes = Object.keys(operation.requestBody?.content ?? {});
  const bodyType = bodyTypes.find((type) => type === sample.mediaType) ?? bodyTypes[0];
  const {headers, postData, bodyFile} = bodyOf(operation, bodyType);
  const status = sample.status ?? Object.keys(operation.responses)[0]!;
  const answerTypes = Object.keys(operation.responses[status]?.content ?? {});
  const answerType = answerTypes.find((type) => type === sample.mediaType) ?? answerTypes[0];
  const pathname = pairs(sent, 'path').reduce(
    (text, {name, value}) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  return {
    title: sample.title,
    request: {
      method,
      url: `${servers[0]!.url}${pathname}`,
      headers: [...securityHeaders(operation, security), ...headers, ...pairs(sent, 'header')],
      queryString: pairs(sent, 'query'),
      postData,
      cookies: [],
      httpVersion: 'HTTP/1.1',
      headersSize: -1,
      bodySize: -1,
    },
    bodyFile,
    bodyType,
    status,
    answerType,
    saveAs: sample.saveAs,
  };
}

/** The samples of an operation: those that it lists, or else one. */
export function sampleRequestsOf(
  description: Description,
  placed: PlacedOperation,
): SampleRequest[] {
  return (placed.operation['x-samples'] ?? [{}]).map((sample) =>
    sampleRequest(description, placed, sample),
  );
}

/** Every sample of the description, for the tests that run them. */
export function allSampleRequests(
  description: Description,
): {readonly placed: PlacedOperation; readonly sample: SampleRequest}[] {
  return operationsOf(description).flatMap((placed) =>
    sampleRequestsOf(description, placed).map((sample) => ({placed, sample})),
  );
}
