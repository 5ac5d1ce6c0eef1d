/** '2024-05-01T12:00:00Z' → 1714564800, in whole seconds since 1970 */
export function unixSeconds(moment: string): number {
  return Math.floor(Date.parse(moment) / 1000);
}

/** 1714564800 → '2024-05-01T12:00:00Z' */
export function fromUnixSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}
