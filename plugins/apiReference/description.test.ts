import {createConfig, lint} from '@redocly/openapi-core';
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
const pages = pagesOf('docs/apiRef').map((path) => readFileSync(path, 'utf8'));

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

describe('static/openapi.yaml', () => {
  it('passes the linter', {timeout: 60_000}, async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      // The build replaces the example URL with the configured one.
      rules: {'no-server-example.com': 'off'},
    });
    const found = await lint({ref: 'static/openapi.yaml', config});
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

  it('has examples that match their schemas', {timeout: 30_000}, () => {
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
    const files = [...text.matchAll(/externalValue: (\S+)/g)].map(([, url]) => url!);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(file.startsWith(`${documentation}samples/`)).toBe(true);
      expect(readdirSync('static/samples')).toContain(
        file.slice(`${documentation}samples/`.length),
      );
    }
    for (const name of ['orders.csv', 'orders.xlsx']) {
      const bytes = readFileSync(`static/samples/${name}`);
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

describe('scopes', () => {
  const scopes = Object.keys(description.components.securitySchemes.accessKey['x-scopes']);

  it('are the ones that keys can have', () => {
    expect(description.components.schemas.Scope!.enum).toEqual(scopes);
  });

  it('are the ones that operations need', () => {
    const needed = operations.flatMap(({security}) => security?.[0]?.accessKey ?? []);
    expect(new Set(needed)).toEqual(new Set(scopes));
  });
});

describe('the catalogue of problems', () => {
  const index = readFileSync('docs/apiRef/index.mdx', 'utf8');

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
        pages.filter((page) => page.includes(`<Operation of={${operationId}} />`)),
      ).toHaveLength(1);
    },
  );

  it.each(Object.entries(description.webhooks))(
    'have a heading for the event %s',
    (name, {post}) => {
      const page = readFileSync('docs/apiRef/webhooks/outgoing.mdx', 'utf8');
      expect(page).toContain(`\n### ${name}\n\n<Event of={${post!.operationId}} />\n`);
    },
  );

  it('use only the API origin that the build replaces', () => {
    const urls = pages.flatMap((page) => page.match(/https:\/\/api\.[\w.-]+/g) ?? []);
    expect(new Set(urls)).toEqual(new Set(['https://api.example.com']));
  });
});
