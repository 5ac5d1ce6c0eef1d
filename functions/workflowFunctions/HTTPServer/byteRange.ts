/** Byte ranges that a caller asks for (RFC 9110, 14). */

export interface ByteRange {
  /** The first and the last byte, both included. */
  readonly first: number;
  readonly last: number;
}

/** Null: send the whole file, as for several ranges. 'unsatisfiable': there is no such part. */
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
