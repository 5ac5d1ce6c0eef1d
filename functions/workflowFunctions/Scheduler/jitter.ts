import {utf8} from '../../formats/encodings/utf8';

/** A number from 0 to `jitter` that depends only on the run: FNV-1a of its ID, in 32 bits. */
export function jitterOf(runId: string, jitter: number): number {
  let hash = 0x811c9dc5;
  for (const byte of utf8(runId)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash % (jitter + 1);
}
