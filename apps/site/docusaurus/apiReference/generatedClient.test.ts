import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import openapiTS, {astToString} from 'openapi-typescript';
import {afterAll, beforeAll, expect, it} from 'vitest';

/** A client that uses types generated from the description. Each line that ends in `wrong` must not compile. */
const program = `
import createClient from 'openapi-fetch';
import type {components, paths, webhooks} from './api';

const client = createClient<paths>({baseUrl: 'https://api.example.com'});

export async function failedRuns(): Promise<string[]> {
  const {data, error} = await client.GET('/runs', {
    params: {query: {status: 'failed', limit: 250}, header: {'Api-Version': '2025-03-01'}},
  });
  if (error) {
    throw new Error(error.code + ' ' + error.requestId);
  }
  data.data.map((run) => run.duration); // wrong
  return data.data.map((run) => run.id + ' ' + (run.error?.code ?? run.status));
}

export async function convert(rows: Record<string, unknown>[]): Promise<string | null> {
  const columns: components['schemas']['Column'][] = [{key: 'id', type: 'text'}];
  const path = {blueprint: 'json-to-excel'};
  const {data} = await client.POST('/blueprints/{blueprint}/runs', {
    params: {path, header: {'Idempotency-Key': '6f1c2a52'}},
    body: {input: {fileName: 'orders.xlsx', sheets: [{name: 'Orders', columns, rows}]}},
  });
  const status: components['schemas']['RunStatus'] | undefined = data?.status;
  return status === 'succeeded' ? data!.output!.url : null;
}

type Event = webhooks['run.failed']['post']['requestBody']['content']['application/json'];

export function reason({data}: Event): string {
  return data.error!.detail;
}

export const mistakes = [
  client.GET('/run'), // wrong
  client.GET('/runs', {params: {query: {status: 'done'}}}), // wrong
  client.GET('/runs', {params: {header: {'Api-Version': '2023-01-01'}}}), // wrong
  client.GET('/runs/{runId}', {params: {path: {id: 'run_01jnq9c3k8'}}}), // wrong
  client.POST('/api-keys', {body: {name: 'shop-import'}}), // wrong
  client.POST('/api-keys', {body: {name: 'shop-import', scopes: ['runs:delete']}}), // wrong
  client.DELETE('/runs/{runId}', {params: {path: {runId: 'run_01jnq9c3k8'}}}), // wrong
];
`;

let folder: string;

beforeAll(() => {
  // Inside node_modules, so the compiler finds openapi-fetch.
  mkdirSync('node_modules/.cache', {recursive: true});
  folder = mkdtempSync(resolve('node_modules/.cache/api-client-'));
});

afterAll(() => rmSync(folder, {recursive: true}));

/** Returns the compiler's messages: "client.ts(15,30): error TS2339: …" */
async function compile(): Promise<string[]> {
  const compiler = resolve('node_modules/@typescript/native/bin/tsc');
  const options = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
  };
  const config = JSON.stringify({compilerOptions: options, files: ['client.ts']});
  writeFileSync(join(folder, 'tsconfig.json'), config);
  const parameters = [compiler, '--pretty', 'false', '--project', folder];
  const {stdout} = await promisify(execFile)(process.execPath, parameters).catch(
    (error: {stdout: string}) => error,
  );
  return stdout.split('\n').filter((line) => line.includes(': error '));
}

it('a client that uses generated types compiles, except for its mistakes', async () => {
  const types = astToString(
    await openapiTS(readFileSync('apps/site/content/static/openapi.yaml', 'utf8')),
  );
  writeFileSync(join(folder, 'api.ts'), types);
  writeFileSync(join(folder, 'client.ts'), program);
  const wrong = program
    .split('\n')
    .flatMap((line, index) => (line.endsWith('// wrong') ? [`client.ts:${index + 1}`] : []));
  const reported = (await compile()).map((message) => {
    const [, file, line] = /([\w.-]+)\((\d+),\d+\)/.exec(message) ?? [];
    return file === 'client.ts' ? `${file}:${line}` : message;
  });
  expect(wrong).toHaveLength(8);
  expect([...new Set(reported)]).toEqual(wrong);
});
