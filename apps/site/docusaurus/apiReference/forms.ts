import {draftOf} from '@documentation/reference/internal/requestForm/draft';
import type {
  FormBody,
  RequestForm,
  Variant,
} from '@documentation/reference/internal/requestForm/types';
import {writeRequest} from '@documentation/reference/internal/requestForm/writeRequest';
import {fileName} from '@documentation/reference/internal/requestSamples/quoted';
import type {SampleRequest} from '@documentation/reference/internal/requestSamples/request';
import {
  operationsOf,
  type Description,
  type MediaType,
  type Operation,
  type PlacedOperation,
  type SampleObject,
} from './description';
import {typeText} from './fields';

function credentialOf(
  operation: Operation,
  fallback: Operation['security'],
): RequestForm['credential'] {
  const names = Object.keys((operation.security ?? fallback)?.[0] ?? {});
  if (names.includes('accessKey')) {
    return 'ACCESS_KEY';
  }
  return names.includes('apiKey') ? 'API_KEY' : undefined;
}

/** Returns a schema without the descriptions, which the page already shows. */
function withoutDescriptions(schema: unknown): unknown {
  if (Array.isArray(schema)) {
    return schema.map(withoutDescriptions);
  }
  if (typeof schema !== 'object' || schema === null) {
    return schema;
  }
  const entries = Object.entries(schema as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    entries
      .filter(
        ([name, value]) =>
          !(name === 'description' && typeof value === 'string') &&
          !['x-meanings', 'example', 'examples'].includes(name),
      )
      .map(([name, value]) => [name, withoutDescriptions(value)]),
  );
}

function formBody(mediaType: string, {schema, examples}: MediaType): FormBody {
  const [example] = Object.values(examples);
  if (example?.['x-file']) {
    return {mediaType, file: fileName(example['x-file'])};
  }
  if (mediaType !== 'multipart/form-data') {
    const slim = withoutDescriptions(schema ?? {}) as object;
    return {mediaType, json: {schema: slim, example: example?.value}};
  }
  const fields = Object.entries(example?.value as Record<string, string>);
  return {
    mediaType,
    fields: fields.map(([name, value]) => ({
      name,
      isFile: schema?.properties?.[name]?.contentMediaType !== undefined,
      example: value,
    })),
  };
}

function variantOf({responses, requestBody}: Operation, sample: SampleObject): Variant {
  const bodyTypes = Object.keys(requestBody?.content ?? {});
  const status = sample.status ?? Object.keys(responses)[0]!;
  const answerTypes = Object.keys(responses[status]?.content ?? {});
  return {
    title: sample.title,
    mediaType: bodyTypes.find((type) => type === sample.mediaType) ?? bodyTypes[0],
    parameters: sample.parameters ?? [],
    status,
    answerType: answerTypes.find((type) => type === sample.mediaType) ?? answerTypes[0],
    saveAs: sample.saveAs,
  };
}

/** Returns what a reader can fill in to build a request. */
function requestFormOf(
  {servers, security}: Description,
  {method, path, operation}: PlacedOperation,
): RequestForm {
  return {
    method,
    url: `${servers[0]!.url}${path}`,
    credential: credentialOf(operation, security),
    parameters: (operation.parameters ?? []).map(
      ({name, in: place, required = false, description, schema, example}) => ({
        name,
        place,
        required,
        type: typeText(schema),
        description,
        schema: withoutDescriptions(schema) as object,
        example: String(example),
      }),
    ),
    // The samples send JSON, multipart forms and files.
    bodies: Object.entries(operation.requestBody?.content ?? {})
      .filter(([mediaType]) => mediaType !== 'application/x-www-form-urlencoded')
      .map(([mediaType, media]) => formBody(mediaType, media)),
    variants: (operation['x-samples'] ?? [{}]).map((sample) => variantOf(operation, sample)),
  };
}

/** Returns the samples that an operation lists, or a default sample. */
export function sampleRequestsOf(
  description: Description,
  placed: PlacedOperation,
): SampleRequest[] {
  const form = requestFormOf(description, placed);
  return form.variants.map((variant) => {
    const draft = draftOf(form, variant);
    const body = form.bodies.find(({mediaType}) => mediaType === variant.mediaType);
    return writeRequest(form, draft, body?.json?.example);
  });
}

/** Returns every sample in the description, for the tests that run them. */
export function allSampleRequests(
  description: Description,
): {readonly placed: PlacedOperation; readonly sample: SampleRequest}[] {
  return operationsOf(description).flatMap((placed) =>
    sampleRequestsOf(description, placed).map((sample) => ({placed, sample})),
  );
}

/** The name of a group's file: 'API keys' → 'api-keys' */
export function groupOf({tags: [tag = '']}: Operation): string {
  return tag.toLowerCase().replaceAll(' ', '-');
}

/** The forms of all operations, in a file per group: 'request-forms-runs' */
export function requestForms(
  description: Description,
): Record<string, Record<string, RequestForm>> {
  const files: Record<string, Record<string, RequestForm>> = {};
  for (const placed of operationsOf(description)) {
    const {operationId} = placed.operation;
    const group = (files[`request-forms-${groupOf(placed.operation)}`] ??= {});
    group[operationId] = requestFormOf(description, placed);
  }
  return files;
}
