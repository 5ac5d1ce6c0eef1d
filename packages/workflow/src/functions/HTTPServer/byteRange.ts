/** Parses the byte range that a caller requests (RFC 9110, section 14). */

/** The positions of the first and last byte, both inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Parses a Range header. Returns null for the whole file, or 'unsatisfiable' if the file has no such part. */
export function byteRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const [whole, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (whole === undefined || (from === '' && to === '')) {
    return null;
  }
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : {first: size - length, last: size - 1};
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) {
    return null;
  }
  return first >= size ? 'unsatisfiable' : {first, last};
}
