import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {basename} from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {load} from 'js-yaml';
import {OpenAPIBackend, type Document} from 'openapi-backend';
import {operationsOf, parseDescription, type Operation, type ResponseObject} from './description';

export const TEST_API_KEY = 'api-key-of-the-tests';
export const TEST_ACCESS_KEY = 'access-key-of-the-tests';

export interface Received {
  readonly operationId: string;
  readonly url: string;
  /** The bytes of the body or, for a form, of its file. */
  readonly bytes: Buffer;
  readonly idempotencyKey?: string;
}

export interface MockServer {
  readonly origin: string;
  readonly received: Received[];
  readonly close: () => Promise<void>;
}

/** The part of the library's handler context that is used here. */
interface Context {
  readonly request: {readonly headers: Readonly<Record<string, string | undefined>>};
  readonly operation: {readonly operationId?: string};
  readonly validation: {readonly errors?: unknown};
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Creates a validator for the description's schemas: JSON Schema 2020-12, including formats. */
export function createValidator(options: object = {}): Ajv2020 {
  const ajv = new Ajv2020({strict: false, allErrors: true, ...options});
  addFormats(ajv);
  return ajv;
}

function refusal(status: number, detail: unknown): Answer {
  return {status, headers: {'Content-Type': 'application/json'}, body: {detail}};
}

/** Returns the documented response, with the headers and body of the examples. */
function documented(backend: OpenAPIBackend, operation: Operation, wantsAsync: boolean): Answer {
  const code = wantsAsync && operation.responses['202'] ? '202' : undefined;
  const options = code ? {code: Number(code)} : {};
  const mocked = backend.mockResponseForOperation(operation.operationId, options);
  const {status} = mocked;
  const {headers = {}, content = {}} = operation.responses[String(status)] as ResponseObject;
  const [mediaType] = Object.keys(content);
  const file = mediaType && Object.values(content[mediaType]!.examples)[0]?.['x-file'];
  return {
    status,
    headers: {
      ...Object.fromEntries(
        Object.entries(headers).map(([name, {example}]) => [name, String(example)]),
      ),
      ...(mediaType && {'Content-Type': mediaType}),
    },
    body: file
      ? readFileSync(`apps/site/content/static/samples/${basename(file)}`)
      : mediaType
        ? (mocked.mock as unknown)
        : undefined,
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

async function fileOfForm(body: Buffer, contentType: string): Promise<Buffer> {
  const form = await new Response(new Uint8Array(body), {
    headers: {'Content-Type': contentType},
  }).formData();
  const file = form.get('file');
  return file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
}

/**
 * Starts a mock of the API on the loopback interface, built from the description. The mock checks the key,
 * path, parameters and body of each request, and returns the documented example. `answers` overrides the
 * responses of individual operations.
 */
export async function startMockServer(
  text: string,
  answers: Readonly<Record<string, (url: URL) => Answer>> = {},
): Promise<MockServer> {
  const description = parseDescription(text);
  const operations = operationsOf(description).map(({operation}) => operation);
  const received: Received[] = [];
  const backend = new OpenAPIBackend({
    definition: load(text) as Document,
    quick: true,
    customizeAjv: (_, options) => createValidator(options),
  });
  backend.registerSecurityHandler(
    'apiKey',
    ({request}: Context) => request.headers.authorization === `Bearer ${TEST_API_KEY}`,
  );
  backend.registerSecurityHandler(
    'accessKey',
    ({request}: Context) => request.headers['x-access-key'] === TEST_ACCESS_KEY,
  );
  backend.register({
    notFound: () => refusal(404, 'no such path'),
    methodNotAllowed: () => refusal(405, 'no such method'),
    unauthorizedHandler: () => refusal(401, 'no key'),
    validationFail: (context: Context) => refusal(400, context.validation.errors),
    notImplemented: async (context: Context, url: URL, bytes: Buffer) => {
      const {operationId = ''} = context.operation;
      const operation = operations.find((candidate) => candidate.operationId === operationId)!;
      const contentType = context.request.headers['content-type'] ?? '';
      const isForm = contentType.startsWith('multipart/form-data');
      const mediaType = isForm ? 'multipart/form-data' : contentType;
      if (operation.requestBody && !operation.requestBody.content[mediaType]) {
        return refusal(415, mediaType);
      }
      const file = isForm ? await fileOfForm(bytes, contentType) : bytes;
      const idempotencyKey = context.request.headers['idempotency-key'];
      received.push({operationId, url: url.href, bytes: file, idempotencyKey});
      const wantsAsync = context.request.headers.prefer === 'respond-async';
      return answers[operationId]?.(url) ?? documented(backend, operation, wantsAsync);
    },
  });
  await backend.init();

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url!, 'http://localhost');
      const bytes = await readBody(request);
      const isJson = request.headers['content-type'] === 'application/json';
      const {status, headers, body} = (await backend.handleRequest(
        {
          method: request.method!,
          path: url.pathname,
          query: url.search.slice(1),
          headers: request.headers as Record<string, string>,
          // The library doesn't support files as bodies, so a file is checked as a form with one file.
          body: isJson ? (JSON.parse(bytes.toString()) as object) : bytes.length && {file: ''},
        },
        url,
        bytes,
      )) as Answer;
      response.writeHead(status, headers);
      response.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body));
    })().catch((error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
