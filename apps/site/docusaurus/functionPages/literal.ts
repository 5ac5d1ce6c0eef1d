/** Writes data as JavaScript. It looks like JSON, which has no bytes. Functions are left out. */
export function literalOf(value: unknown): string {
  if (value instanceof Uint8Array) {
    return `new Uint8Array([${value.join(',')}])`;
  }
  if (Array.isArray(value)) {
    return `[${value.map(literalOf).join(',')}]`;
  }
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined && typeof part !== 'function')
    // Without brackets, this name would set the prototype.
    .map(([name, part]) => {
      const key = JSON.stringify(name);
      return `${name === '__proto__' ? `[${key}]` : key}:${literalOf(part)}`;
    });
  return `{${parts.join(',')}}`;
}
