import {toHex, type Bytes} from '@documentation/base/internal/encodings/bytes';

const UUID_LENGTH = 16;

/** Returns the first 16 bytes as a UUID with the given version, in the layout of RFC 9562. */
export function uuidFrom(bytes: Bytes, version: 4 | 5): string {
  const layout = bytes.slice(0, UUID_LENGTH);
  layout[6] = (layout[6]! & 0x0f) | (version << 4);
  layout[8] = (layout[8]! & 0x3f) | 0x80;
  return toHex(layout).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns the bytes of a UUID, or null if the text isn't one. */
export function uuidBytes(text: string): Bytes | null {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
    ? Uint8Array.from(text.replaceAll('-', '').match(/../g)!, (byte) => Number.parseInt(byte, 16))
    : null;
}
