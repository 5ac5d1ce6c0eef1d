/** Returns the names of the sample files that an example refers to with {sample: …}. */
export function samplesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return 'sample' in value && typeof value.sample === 'string'
    ? [value.sample]
    : Object.values(value).flatMap(samplesIn);
}
