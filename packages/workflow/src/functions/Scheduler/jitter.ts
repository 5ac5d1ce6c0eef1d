import {utf8} from '@documentation/base/internal/encodings/utf8';

/** Hashes the run ID to a number from 0 to `jitter`, with 32-bit FNV-1a. */
export function jitterOf(runId: string, jitter: number): number {
  let hash = 0x811c9dc5;
  for (const byte of utf8(runId)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash % (jitter + 1);
}
