import type {
  Code,
  EventView,
  Example,
  Failure,
  Field,
  OperationView,
  ProblemView,
  ProgramView,
  Response,
  ScopeView,
} from '@documentation/reference/internal/pages/apiReference';
import {tokenize} from '../highlightCode/index';
import {encodeTokens} from '@documentation/reference/internal/colouring/tokens';
import {
  codeSample,
  languages,
  type Language,
} from '@documentation/reference/internal/requestSamples/index';
import type {SampleRequest} from '@documentation/reference/internal/requestSamples/request';
import {formatJson} from '@documentation/reference/internal/requestSamples/values';
import {
  operationsOf,
  type Description,
  type ExampleObject,
  type PlacedOperation,
  type ResponseObject,
} from './description';
import {fieldOf, fieldsOf, valuesOf} from './fields';
import {groupOf, requestForms, sampleRequestsOf} from './forms';
import type {ProgramFile} from './programs';
import {changeViews, upgradeViews, versionViews} from './changes';
import {sequencesOf} from './sequences';
import {signatureView} from './signature';

const PROBLEM = 'application/problem+json';

async function highlighted(code: string, language: string): Promise<Code> {
  return {language, code, tokens: encodeTokens(await tokenize(code, language))};
}

async function jsonExample(title: string, {value}: ExampleObject): Promise<Example> {
  return {title, ...(await highlighted(formatJson(value), 'json'))};
}

async function sampleView(sample: SampleRequest): Promise<OperationView['samples'][number]> {
  const codes = (Object.keys(languages) as Language[]).map(async (language) =>
    highlighted(codeSample(language, sample), language),
  );
  return {...(sample.title && {title: sample.title}), codes: await Promise.all(codes)};
}

/** The headers of every request or response, which /apiRef/ describes once. */
const COMMON_HEADERS = ['Api-Version', 'X-Request-Id', 'RateLimit', 'RateLimit-Policy'];

function isOwn({name}: {readonly name: string}): boolean {
  return !COMMON_HEADERS.includes(name);
}

function headerFields(headers: ResponseObject['headers'] = {}): Field[] {
  return Object.entries(headers)
    .map(([name, {schema, description}]) => fieldOf(name, schema, false, description))
    .filter(isOwn);
}

async function responseView(status: string, response: ResponseObject): Promise<Response> {
  const {description, headers, content = {}} = response;
  const json = content['application/json'];
  const examples = Object.values(json?.examples ?? {}).map((example) =>
    jsonExample(example.summary ?? `${status}: ${description.replace(/\.$/, '')}`, example),
  );
  return {
    status,
    description,
    mediaTypes: Object.keys(content),
    headers: headerFields(headers),
    fields: fieldsOf(json?.schema),
    examples: await Promise.all(examples),
  };
}

function isFailure([, {content}]: readonly [string, ResponseObject]): boolean {
  return content?.[PROBLEM] !== undefined;
}

function failureView([status, {content}]: readonly [string, ResponseObject]): Failure {
  return {status, codes: Object.keys(content![PROBLEM]!.examples)};
}

async function operationView(
  description: Description,
  placed: PlacedOperation,
): Promise<OperationView> {
  const {method, path, operation} = placed;
  const responses = Object.entries(operation.responses);
  const needsKey = (operation.security ?? description.security)[0]?.apiKey !== undefined;
  return {
    id: operation.operationId,
    group: groupOf(operation),
    method,
    path,
    description: operation.description,
    ...(needsKey && {scopes: operation['x-scopes'] ?? []}),
    parameters: (operation.parameters ?? []).filter(isOwn).map((parameter) => ({
      ...fieldOf(
        parameter.name,
        parameter.schema,
        parameter.required ?? false,
        parameter.description,
      ),
      place: parameter.in,
    })),
    bodyDescription: operation.requestBody?.description ?? '',
    bodies: Object.entries(operation.requestBody?.content ?? {}).map(([mediaType, {schema}]) => ({
      mediaType,
      fields: fieldsOf(schema),
    })),
    samples: await Promise.all(sampleRequestsOf(description, placed).map(sampleView)),
    responses: await Promise.all(
      responses.filter((entry) => !isFailure(entry)).map((entry) => responseView(...entry)),
    ),
    failures: responses.filter(isFailure).map(failureView),
  };
}

function eventViews({webhooks}: Description): Promise<[string, EventView]>[] {
  return Object.entries(webhooks).map(async ([name, item]): Promise<[string, EventView]> => {
    const {operationId, description, requestBody} = item.post!;
    const {schema, examples} = requestBody!.content['application/json']!;
    const example = await jsonExample(name, Object.values(examples)[0]!);
    return [operationId, {name, description, fields: fieldsOf(schema), example}];
  });
}

function problemViews({'x-problems': problems}: Description): Promise<ProblemView>[] {
  return Object.entries(problems).map(async ([code, {example, ...problem}]) => ({
    code,
    ...problem,
    example: await jsonExample(`${problem.status} ${code}`, example),
  }));
}

function scopeViews(description: Description): ScopeView[] {
  const scopes = description.components.securitySchemes.apiKey['x-scopes'];
  return Object.entries(scopes).map(([name, meaning]) => ({
    name,
    description: meaning,
    operations: operationsOf(description)
      .filter(({operation}) => operation['x-scopes']?.includes(name))
      .map(({operation}) => operation.summary),
  }));
}

/** Each program is a file of its own, so a page loads only what it shows: 'verify-webhook.mjs' → 'program-verify-webhook.mjs' */
export async function programViews(
  programs: readonly ProgramFile[],
): Promise<Record<string, ProgramView>> {
  const views = programs.map(async ({name, language, code}): Promise<[string, ProgramView]> => [
    `program-${name}`,
    {name, ...(await highlighted(code.trimEnd(), language))},
  ]);
  return Object.fromEntries(await Promise.all(views));
}

/** Returns all data that pages show, keyed by the name of the file that they import. */
export async function viewsOf(description: Description): Promise<Record<string, object>> {
  const operations = operationsOf(description).map(
    async (placed): Promise<[string, OperationView]> => [
      placed.operation.operationId,
      await operationView(description, placed),
    ],
  );
  const views = await Promise.all([...operations, ...eventViews(description)]);
  const problems = await Promise.all(problemViews(description));
  return {
    ...Object.fromEntries<object>(views),
    ...requestForms(description),
    problems: Object.fromEntries(problems.map((problem) => [problem.code, problem])),
    problemFields: fieldsOf(description.components.schemas.Problem),
    runStates: valuesOf(description.components.schemas.RunStatus!)!,
    limits: description['x-limits'],
    scopes: scopeViews(description),
    delivery: description['x-webhook-delivery'],
    retries: description['x-retries'],
    versions: versionViews(description),
    upgrades: upgradeViews(description),
    changes: changeViews(description),
    ...sequencesOf(description),
    signature: signatureView(),
  };
}
