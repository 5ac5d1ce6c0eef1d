/** Types for JSON Schema (2020-12) as definitions use it, and helpers to build schemas. */
import type {Json, JsonObject} from '../values/json';

/** A JSON Schema. `description` is a phrase without a full stop, in which backticks mark code. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: Json;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly {readonly const: string | number; readonly description: string}[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly [keyword: string]: unknown;
}

export interface ObjectSchema extends Schema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
}

type Simplified<T> = {readonly [K in keyof T]: T[K]};

type ObjectOf<P, Required> = Simplified<
  {
    [
      K in keyof P as K extends Required ? K : P[K] extends {readonly default: unknown} ? K : never
    ]: ValueOf<P[K]>;
  } & {
    [
      K in keyof P as K extends Required
        ? never
        : P[K] extends {readonly default: unknown}
          ? never
          : K
    ]?: ValueOf<P[K]> | undefined;
  }
>;

interface TypesByName {
  string: string;
  number: number;
  integer: number;
  boolean: boolean;
  null: null;
}

type ValueOfType<S, T> = T extends keyof TypesByName
  ? TypesByName[T]
  : T extends 'array'
    ? readonly (S extends {readonly items: infer I} ? ValueOf<I> : Json)[]
    : T extends 'object'
      ? S extends {readonly properties: infer P}
        ? ObjectOf<P, S extends {readonly required: readonly (infer R)[]} ? R : never>
        : S extends {readonly additionalProperties: infer A extends Schema}
          ? {readonly [key: string]: ValueOf<A>}
          : JsonObject
      : never;

/** The values that match a schema. A field with a default is always present. */
export type ValueOf<S> = S extends {readonly enum: readonly (infer V)[]}
  ? V
  : S extends {readonly anyOf: readonly (infer A)[]}
    ? ValueOf<A>
    : S extends {readonly type: readonly (infer T)[]}
      ? ValueOfType<S, T>
      : S extends {readonly type: infer T}
        ? ValueOfType<S, T>
        : Json;

/** Builds the schema of an object that allows only these fields. Fields that aren't in `required` are optional. */
export function object<
  const P extends Readonly<Record<string, Schema>>,
  const R extends readonly (keyof P & string)[] = readonly [],
>(properties: P, required: R = [] as unknown as R) {
  return {type: 'object', properties, required, additionalProperties: false} as const;
}

/** Builds the schema of a closed set of values, each described by a phrase. */
export function oneOf<const V extends Readonly<Record<string, string>>>(
  values: V,
): {readonly type: 'string'; readonly enum: readonly (keyof V & string)[]} {
  const schema = {
    type: 'string',
    enum: Object.keys(values),
    oneOf: Object.entries(values).map(([value, description]) => ({const: value, description})),
  } as const;
  return schema;
}

/** Builds the schema of a closed set of integers, each described by a phrase. */
export function oneOfIntegers<const V extends Readonly<Record<number, string>>>(
  values: V,
): {readonly type: 'integer'; readonly enum: readonly (keyof V & number)[]} {
  const schema = {
    type: 'integer',
    enum: Object.keys(values).map(Number) as (keyof V & number)[],
    oneOf: Object.entries(values).map(([value, description]) => ({
      const: Number(value),
      description,
    })),
  } as const;
  return schema;
}

/** The schema of an object without fields, for example the input of a scheduled trigger. */
export const nothing = object({});

/** The schema of a file, passed as Base64 text. */
export const file = {type: 'string', contentEncoding: 'base64'} as const;
