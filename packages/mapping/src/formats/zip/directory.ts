/** Reads the central directory of a ZIP archive, which the library doesn't check. */

interface Entry {
  /** The checksum of the unpacked file (CRC-32). */
  readonly checksum: number;
}

const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const MAX_COMMENT_LENGTH = 65_535;

/** Finds the record at the end of the archive. Only a comment can follow it. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_LENGTH); at -= 1) {
    if (view.getUint32(at, true) === END) {
      return at;
    }
  }
  return null;
}

/** Returns the entries in order, or null if the directory is damaged. */
export function readDirectory(archive: Uint8Array): Entry[] | null {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = findEnd(view);
  if (end === null) {
    return null;
  }
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) {
      return null;
    }
    const local = view.getUint32(at + 42, true);
    if (local + 4 > at || view.getUint32(local, true) !== LOCAL) {
      return null;
    }
    entries.push({checksum: view.getUint32(at + 16, true)});
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += ENTRY_LENGTH + name! + extra! + comment!;
  }
  return at <= end ? entries : null;
}

const table = Uint32Array.from({length: 256}, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return value;
});

/** Computes the checksum (CRC-32) of a file. */
export function checksumOf(file: Uint8Array): number {
  let value = 0xffffffff;
  for (let index = 0; index < file.length; index += 1) {
    value = table[(value ^ file[index]!) & 0xff]! ^ (value >>> 8);
  }
  return (value ^ 0xffffffff) >>> 0;
}
