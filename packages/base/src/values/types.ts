/** A value in a mapping: JSON or bytes. Dates are ISO 8601 text, and XML is text. */
export type Value =
  | null
  | boolean
  | number
  | string
  | Uint8Array
  | readonly Value[]
  | {readonly [key: string]: Value};

/** The value types, by the names that pages use. /platformRef/ explains each type. */
export interface TypeByName {
  Any: Value;
  Text: string;
  Number: number;
  Integer: number;
  Boolean: boolean;
  /** '2024-02-29' */
  Date: string;
  /** '2024-02-29T09:30:00+01:00[Europe/Berlin]'; the zone in brackets is optional. */
  DateTime: string;
  /** '2024-02-29T09:30:00', without an offset */
  LocalDateTime: string;
  /** '09:30:00' */
  Time: string;
  Object: {readonly [key: string]: Value};
  Binary: Uint8Array;
  Xml: string;
  /** {latitude: 52.52, longitude: 13.405} */
  GeoPoint: {readonly latitude: number; readonly longitude: number};
  GeoJson: {readonly type: string; readonly [key: string]: Value};
}

type SimpleTypeName = keyof TypeByName;
export type TypeName = SimpleTypeName | `List<${SimpleTypeName}>` | `List<List<${SimpleTypeName}>>`;

export const errorCodes = [
  'E_TYPE',
  'E_PARSE',
  'E_FORMAT',
  'E_RANGE',
  'E_PATH',
  'E_TIMEZONE',
  'E_LOCALE',
  'E_ENCODING',
  'E_DIV_ZERO',
  'E_DUPLICATE',
  'E_LIMIT',
  'E_PASSWORD',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
