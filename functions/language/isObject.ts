/** Whether a value has keys of its own: not a list, not bytes, not null. */
export function isObject(value: unknown): value is {readonly [key: string]: unknown} {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Uint8Array)
  );
}
