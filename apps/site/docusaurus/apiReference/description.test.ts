import {createConfig, lintFromString} from '@redocly/openapi-core';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {
  operationsOf,
  parseDescription,
  readDescriptionText,
  type ExampleObject,
  type MediaType,
  type Operation,
  type ParameterObject,
  type ResponseObject,
  type Schema,
} from './description';
import {createValidator} from './mockServer.fixture';

const documentation = 'https://docs.example.com/';
const text = readDescriptionText({apiOrigin: 'https://api.example.com', documentation});
const description = parseDescription(text);
const operations = operationsOf(description).map(({operation}) => operation);
const events = Object.values(description.webhooks).map((item) => item.post!);
const problems = description['x-problems'];

function pagesOf(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? pagesOf(path) : path.endsWith('.mdx') ? [path] : [];
  });
}
const pages = pagesOf('apps/site/content/docs/apiRef').map((path) => readFileSync(path, 'utf8'));

interface Case {
  readonly name: string;
  readonly schema: Schema;
  readonly value: unknown;
}

function casesOfContent(name: string, content: Readonly<Record<string, MediaType>> = {}): Case[] {
  return Object.entries(content).flatMap(([mediaType, {schema, examples}]) =>
    Object.entries(examples).flatMap(([key, {value}]) =>
      value === undefined
        ? []
        : [{name: `${name} ${mediaType} ${key}`, schema: schema ?? {}, value}],
    ),
  );
}

function casesOf(operation: Operation): Case[] {
  const {operationId, parameters = [], requestBody, responses} = operation;
  const headers = Object.values(responses).flatMap(({headers = {}}) => Object.entries(headers));
  const named = [
    ...parameters.map((parameter): [string, ParameterObject] => [parameter.name, parameter]),
    ...headers,
  ];
  return [
    ...named.map(([name, {schema, example}]) => ({
      name: `${operationId} ${name}`,
      schema,
      value: example,
    })),
    ...casesOfContent(`${operationId} request`, requestBody?.content),
    ...Object.entries(responses).flatMap(([status, {content}]) =>
      casesOfContent(`${operationId} ${status}`, content),
    ),
  ];
}

function contentsOf({requestBody, responses}: Operation): MediaType[] {
  return [requestBody, ...Object.values<ResponseObject>(responses)].flatMap((part) =>
    Object.values(part?.content ?? {}),
  );
}

describe('apps/site/content/static/openapi.yaml', () => {
  it('passes the linter', async () => {
    const config = await createConfig({extends: ['recommended-strict']});
    // As in a deployment: the linter doesn't allow the placeholder host.
    const source = readDescriptionText({apiOrigin: 'https://api.acme.test', documentation});
    const found = await lintFromString({source, absoluteRef: 'openapi.yaml', config});
    expect(found.map(({ruleId, message}) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('has an example for every request and every response with a body', () => {
    for (const operation of [...operations, ...events]) {
      for (const {examples} of contentsOf(operation)) {
        const all: ExampleObject[] = Object.values(examples);
        expect(all.length, operation.operationId).toBeGreaterThan(0);
      }
    }
  });

  it('has examples that match their schemas', () => {
    const validator = createValidator();
    const cases = [...operations, ...events].flatMap(casesOf);
    expect(cases.length).toBeGreaterThan(300);
    const wrong = cases.flatMap(({name, schema, value}) => {
      const validate = validator.compile(schema);
      return validate(value) ? [] : [`${name}: ${validator.errorsText(validate.errors)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('names only sample files that can be downloaded, with their digests', () => {
    const files = [...text.matchAll(/x-file: (\S+)/g)].map(([, url]) => url!);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(file.startsWith(`${documentation}samples/`)).toBe(true);
      expect(readdirSync('apps/site/content/static/samples')).toContain(
        file.slice(`${documentation}samples/`.length),
      );
    }
    for (const name of ['orders.csv', 'orders.xlsx']) {
      const bytes = readFileSync(`apps/site/content/static/samples/${name}`);
      expect(text).toContain(`sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`);
    }
  });

  it('has the URLs of this deployment', () => {
    const configured = readDescriptionText({
      apiOrigin: 'https://api.acme.test',
      documentation: 'https://acme.test/docs/',
    });
    expect(parseDescription(configured).servers).toMatchObject([{url: 'https://api.acme.test'}]);
    expect(configured).toContain('https://acme.test/docs/apiRef/#not-found');
    expect(configured).not.toContain('api.example.com');
    expect(configured).not.toContain('docs.example.com');
  });

  it('names a reference that doesn’t exist', () => {
    const broken = text.replace('responses/NotFound', 'responses/Nowhere');
    expect(() => parseDescription(broken)).toThrow('#/components/responses/Nowhere');
  });

  it('states the same limits as the parameters', () => {
    const parameters = operations.flatMap(({parameters = []}) => parameters);
    const limit = parameters.find(({name}) => name === 'limit')!.schema;
    const key = parameters.find(({name}) => name === 'Idempotency-Key')!.schema;
    const values = Object.fromEntries(
      description['x-limits'].map(({name, value}) => [name, value]),
    );
    expect(values['Items per page']).toBe(
      `${limit.minimum} to ${limit.maximum}, ${String(limit.default)} by default`,
    );
    expect(values['Idempotency key']).toMatch(new RegExp(`^${key.maxLength} characters`));
  });
});

describe('every operation', () => {
  const placed = operationsOf(description);
  const isPublic = ({security}: Operation) => security?.length === 0;
  const isSenders = ({security}: Operation) => security?.[0]?.accessKey !== undefined;
  const cases = placed.map((entry) => [entry.operation.operationId, entry] as const);
  const names = ({parameters = []}: Operation) => parameters.map(({name}) => name);

  it.each(cases)('%s accepts the headers that apply to it', (_, {method, operation}) => {
    const isOurs = !isSenders(operation);
    expect(names(operation).includes('X-Request-Id')).toBe(isOurs);
    expect(names(operation).includes('Api-Version')).toBe(isOurs && !isPublic(operation));
    expect(names(operation).includes('Idempotency-Key')).toBe(isOurs && method === 'POST');
  });

  it.each(cases)('%s returns the headers that apply to it', (_, {operation}) => {
    const isLimited = !isSenders(operation) && !isPublic(operation);
    for (const [status, {headers = {}}] of Object.entries(operation.responses)) {
      const needed = [
        'X-Request-Id',
        ...(status < '300' && isLimited ? ['RateLimit', 'RateLimit-Policy'] : []),
        ...(status === '429' || status === '503' ? ['Retry-After'] : []),
      ];
      expect(Object.keys(headers), status).toEqual(expect.arrayContaining(needed));
    }
  });

  it.each(cases)('%s lists the problems that apply to it', (_, {method, path, operation}) => {
    const isOurs = !isSenders(operation);
    const hasScope = (operation['x-scopes'] ?? []).length > 0;
    const statuses = Object.keys(operation.responses);
    expect(statuses).toEqual(expect.arrayContaining(['429', '500', '503']));
    expect(statuses.includes('401')).toBe(!isPublic(operation));
    expect(statuses.includes('403')).toBe(hasScope);
    expect(statuses.includes('404') || method === 'PUT').toBe(
      path.includes('{') || method === 'PUT',
    );
    expect(statuses.includes('413')).toBe(operation.requestBody !== undefined);
    expect(statuses.includes('415')).toBe(isOurs && operation.requestBody !== undefined);
    const unprocessable = operation.responses['422']?.content?.['application/problem+json'];
    const codes = Object.keys(unprocessable?.examples ?? {});
    expect(codes.includes('idempotency-mismatch')).toBe(isOurs && method === 'POST');
    expect(statuses.includes('409') || method !== 'POST' || !isOurs).toBe(true);
  });

  it('returns lists in pages', () => {
    const lists = placed.filter(({operation}) => operation.operationId.startsWith('list'));
    expect(lists.length).toBeGreaterThan(10);
    for (const {operation} of lists) {
      expect(names(operation)).toEqual(expect.arrayContaining(['cursor', 'limit']));
      const {schema} = operation.responses['200']!.content!['application/json']!;
      expect(schema!.required).toEqual(['data', 'nextCursor']);
    }
  });

  it('has a Location that leads to an operation', () => {
    const readable = placed.filter(({method}) => method === 'GET').map(({path}) => path);
    const locations = placed.flatMap(({operation}) =>
      Object.values(operation.responses).flatMap(({headers}) => headers?.Location?.example ?? []),
    );
    expect(locations.length).toBeGreaterThan(10);
    for (const location of locations as string[]) {
      const fits = (path: string) =>
        new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(location);
      expect(readable.some(fits), location).toBe(true);
    }
  });

  it('creates what another one reads, changes and deletes', () => {
    const methodsOf = (path: string) =>
      placed.filter((entry) => entry.path === path).map(({method}) => method);
    for (const [collection, item] of [
      ['/api-keys', '/api-keys/{keyId}'],
      ['/mappings', '/mappings/{mapping}'],
      ['/workflows', '/workflows/{workflow}'],
      ['/endpoints', '/endpoints/{endpoint}'],
      ['/incoming-webhooks', '/incoming-webhooks/{incomingWebhook}'],
      ['/webhooks', '/webhooks/{webhookId}'],
    ] as const) {
      expect(methodsOf(collection)).toEqual(['GET', 'POST']);
      expect(methodsOf(item)).toEqual(['GET', 'PATCH', 'DELETE']);
    }
    expect(methodsOf('/secrets/{secret}')).toEqual(['GET', 'PUT', 'DELETE']);
  });
});

describe('secrets', () => {
  it('never leave the platform', () => {
    const {Secret} = description.components.schemas;
    expect(Object.keys(Secret!.properties!)).not.toContain('value');
  });
});

describe('scopes', () => {
  const scopes = Object.keys(description.components.securitySchemes.apiKey['x-scopes']);

  it('are the ones that keys can have', () => {
    expect(description.components.schemas.Scope!.enum).toEqual(scopes);
  });

  it('are the ones that operations need', () => {
    const needed = operations.flatMap((operation) => operation['x-scopes'] ?? []);
    expect(new Set(needed)).toEqual(new Set(scopes));
  });
});

describe('the catalogue of problems', () => {
  const index = readFileSync('apps/site/content/docs/apiRef/index.mdx', 'utf8');

  it.each(Object.entries(problems))(
    '%s matches its example and is on the page',
    (code, problem) => {
      expect(problem.example.value).toMatchObject({
        type: `${documentation}apiRef/#${code}`,
        title: problem.title,
        status: problem.status,
        code,
      });
      const validator = createValidator();
      const isValid = validator.validate(
        description.components.schemas.Problem!,
        problem.example.value,
      );
      expect(isValid, validator.errorsText()).toBe(true);
      expect(index).toContain(`\n### ${code}\n\n<Problem of={problems['${code}']} />\n`);
    },
  );

  it('contains every problem that an operation names, with its status', () => {
    for (const {operationId, responses} of operations) {
      for (const [status, {content}] of Object.entries(responses)) {
        const examples = content?.['application/problem+json']?.examples ?? {};
        for (const code of Object.keys(examples)) {
          expect(problems[code]?.status, `${operationId} ${code}`).toBe(Number(status));
        }
        expect(Number(status) < 400 || Object.keys(examples).length > 0, operationId).toBe(true);
      }
    }
  });

  it('contains the problem of every limit', () => {
    const beyond = description['x-limits'].flatMap((limit) => limit.beyond ?? []);
    expect(beyond.filter((code) => !problems[code])).toEqual([]);
  });
});

describe('the pages', () => {
  it.each(operations.map(({operationId}) => operationId))(
    'include one that shows %s',
    (operationId) => {
      expect(
        pages.filter((page) =>
          new RegExp(`<Operation of={${operationId}} (level=.3. )?/>`).test(page),
        ),
      ).toHaveLength(1);
    },
  );

  it.each(Object.entries(description.webhooks))(
    'have a heading for the event %s',
    (name, {post}) => {
      const page = readFileSync('apps/site/content/docs/apiRef/webhooks/outgoing.mdx', 'utf8');
      expect(page).toContain(`\n### ${name}\n\n<Event of={${post!.operationId}} />\n`);
    },
  );

  it('use only the API origin that the build replaces', () => {
    const urls = pages.flatMap((page) => page.match(/https:\/\/api\.[\w.-]+/g) ?? []);
    expect(new Set(urls)).toEqual(new Set(['https://api.example.com']));
  });
});

// An API key authorizes requests to the API. An access key is checked by a workflow's guard or an incoming webhook.
describe('keys', () => {
  const sources = [
    text,
    ...pagesOf('apps/site/content/docs').map((path) => readFileSync(path, 'utf8')),
  ].join('\n');

  it('are sent in their own header', () => {
    expect(sources).not.toMatch(/Bearer\W+\S*ACCESS_KEY/);
    expect(sources).not.toMatch(/X-Access-Key\W+\S*API_KEY/);
  });

  it('have their own name in the description', () => {
    const lines = text.split('\n').filter((line) => /access.?key/i.test(line));
    const known =
      /X-Access-Key|accessKey: ?(?:\[\])?$|It isn’t an API key|of the welcome page|signing secret or|access-key[,:\]]/;
    expect(lines.filter((line) => !known.test(line))).toEqual([]);
  });
});
