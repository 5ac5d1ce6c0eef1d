/** The files that an example names by {sample: …}. */
export function samplesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return 'sample' in value && typeof value.sample === 'string'
    ? [value.sample]
    : Object.values(value).flatMap(samplesIn);
}
