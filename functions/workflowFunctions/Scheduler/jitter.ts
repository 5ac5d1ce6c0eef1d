/** A number from 0 to `jitter` that depends on the run only: FNV-1a of its id, in 32 bits. */
export function jitterOf(runId: string, jitter: number): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(runId)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash % (jitter + 1);
}
