/** Whether a value is an object with keys, not a list, bytes or null. */
export function isObject(value: unknown): value is {readonly [key: string]: unknown} {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Uint8Array)
  );
}
