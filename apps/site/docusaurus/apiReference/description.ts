import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import type {DifferenceView, RetryView} from '@documentation/reference/internal/pages/apiReference';

/** These types cover the parts of OpenAPI 3.1 that the description uses, with all references resolved. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly contentMediaType?: string;
  readonly 'x-meanings'?: Readonly<Record<string, string>>;
}

export interface ExampleObject {
  readonly summary?: string;
  readonly value?: unknown;
  /** The URL of a file that contains the value. Client generators would download an `externalValue`. */
  readonly 'x-file'?: string;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly examples: Readonly<Record<string, ExampleObject>>;
}

export interface HeaderObject {
  readonly description: string;
  readonly schema: Schema;
  readonly example: unknown;
}

export interface ParameterObject extends HeaderObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, HeaderObject>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** What one code sample of an operation sends and expects. Every field has a default. */
export interface SampleObject {
  readonly title?: string;
  /** The expected status. Defaults to the first documented one. */
  readonly status?: string;
  /** The media type of the request or, if it has no body, of the response. Defaults to the first documented one. */
  readonly mediaType?: string;
  /** The names of the optional parameters to send. */
  readonly parameters?: readonly string[];
  /** The file to save the response to. */
  readonly saveAs?: string;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  /** The scopes that an API key needs. */
  readonly 'x-scopes'?: readonly string[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: {
    readonly description?: string;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly 'x-samples'?: readonly SampleObject[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type PathItem = Readonly<Partial<Record<(typeof METHODS)[number], Operation>>> & {
  /** What all operations of the path accept. */
  readonly parameters?: readonly ParameterObject[];
};

export interface ProblemObject {
  readonly status: number;
  readonly title: string;
  readonly cause: string;
  readonly fix: string;
  readonly repeat: boolean;
  readonly example: ExampleObject;
}

/** A row of the table of retries. Without problems or statuses, there is no response. */
export interface RetryObject extends RetryView {
  readonly retryAfter?: boolean;
  /** Whether the problem is the result of a run, so the same key returns it again. */
  readonly failedRun?: boolean;
}

export interface VersionObject {
  /** The date when it was released. */
  readonly version: string;
  /** What the version changed. Only the first version changed nothing. */
  readonly differences?: readonly DifferenceView[];
  readonly deprecatedOn?: string;
  /** The date when it stops working. */
  readonly sunsetOn?: string;
}

export interface ChangeObject {
  readonly date: string;
  readonly title: string;
  readonly text: string;
  readonly version?: string;
  /** The operations that are new or accept something new. */
  readonly operations?: readonly string[];
  /** The place in the reference, relative to /apiRef/. */
  readonly page: string;
}

export interface Description {
  readonly info: {readonly version: string};
  readonly servers: readonly {readonly url: string}[];
  readonly security: NonNullable<Operation['security']>;
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: {
      readonly apiKey: {readonly 'x-scopes': Readonly<Record<string, string>>};
    };
  };
  readonly 'x-limits': readonly {name: string; value: string; beyond?: string}[];
  readonly 'x-webhook-delivery': {timeout: string; tolerance: string; attempts: string[]};
  readonly 'x-versions': readonly VersionObject[];
  readonly 'x-changes': readonly ChangeObject[];
  readonly 'x-retries': readonly RetryObject[];
  readonly 'x-problems': Readonly<Record<string, ProblemObject>>;
}

/** The URLs of this deployment. */
export interface Addresses {
  /** The origin of the API: 'https://api.example.com' */
  readonly apiOrigin: string;
  /** The URL of the documentation, including the base URL: 'https://docs.example.com/' */
  readonly documentation: string;
}

const file = 'apps/site/content/static/openapi.yaml';

/** Returns the YAML text of the description, with this deployment's URLs in place of the example URLs. */
export function readDescriptionText({apiOrigin, documentation}: Addresses): string {
  return readFileSync(file, 'utf8')
    .replaceAll('https://api.example.com', apiOrigin)
    .replaceAll('https://docs.example.com/', documentation);
}

export function parseDescription(text: string): Description {
  const root = load(text);
  const targets = new Map<string, unknown>();

  function targetOf(reference: string): unknown {
    const target = reference
      .replace('#/', '')
      .split('/')
      .reduce<unknown>((parent, name) => (parent as Record<string, unknown>)?.[name], root);
    if (target === undefined) {
      throw new Error(`${file}: ${reference} doesn't exist. Check the reference.`);
    }
    return resolve(target);
  }

  /** Replaces each `$ref` with its target. The description has no cycles. */
  function resolve(node: unknown): unknown {
    if (Array.isArray(node)) {
      return node.map(resolve);
    }
    if (typeof node !== 'object' || node === null) {
      return node;
    }
    if ('$ref' in node) {
      const reference = String(node.$ref);
      if (!targets.has(reference)) {
        targets.set(reference, targetOf(reference));
      }
      return targets.get(reference);
    }
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, resolve(value)]));
  }

  return resolve(root) as Description;
}

export interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Lists every operation with its method and path, in the order of the description. */
export function operationsOf({paths}: Description): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      const parameters = [...(item.parameters ?? []), ...(operation?.parameters ?? [])];
      return operation
        ? [{method: method.toUpperCase(), path, operation: {...operation, parameters}}]
        : [];
    }),
  );
}
