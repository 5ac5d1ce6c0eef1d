/**
 * The beginning of a URL fragment that contains a mapping: '#workbench=1.…' Live panels use another prefix, so
 * each ignores the other's links. When the format changes, increase the version and keep reading the old one.
 */
export const WORKBENCH_PREFIX = '#workbench=';
export const WORKBENCH_VERSION = '1.';

/** The largest size that a link may unpack to, as a defence against decompression bombs. */
export const MAX_UNPACKED_BYTES = 2_000_000;

export function isWorkbenchFragment(hash: string): boolean {
  return hash.startsWith(WORKBENCH_PREFIX);
}
