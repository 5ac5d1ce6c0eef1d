/** The longest file name that common file systems allow. */
const MAX_NAME_LENGTH = 255;

/** Path separators, control characters, and characters that make a name look like another one. */
const UNSAFE = /[\p{Cc}\p{Cs}\u{2028}-\u{202E}\u{2066}-\u{2069}/\\]/u;
const UNSAFE_IN_FILES = /[\p{Cc}\p{Cs}\u{2028}-\u{202E}\u{2066}-\u{2069}/\\<>:"|?*]/gu;
/** Names that Windows reserves for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether a name that comes from outside can be shown and used as it is. */
export function isPlainName(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= MAX_NAME_LENGTH &&
    !UNSAFE.test(name) &&
    !/^\.{1,2}$/.test(name) &&
    name !== '__proto__'
  );
}

/** Returns a name that every file system allows: '../a:b.csv' → '_a_b.csv' */
export function safeFileName(name: string): string {
  const safe = name
    .replaceAll(UNSAFE_IN_FILES, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(-MAX_NAME_LENGTH);
  return safe === '' || safe === '__proto__' || RESERVED.test(safe) ? `file_${safe}` : safe;
}

/** Adds a number to a name that is taken, ignoring case as Windows does: 'a.csv' → 'a (2).csv' */
export function freeName(name: string, taken: readonly string[]): string {
  const isTaken = (each: string) =>
    taken.some((other) => other.toLowerCase() === each.toLowerCase());
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let number = 2; isTaken(free); number += 1) {
    free = `${stem} (${number})${extension}`;
  }
  return free;
}

/** Returns a name for the platform: lowercase letters, digits and hyphens. 'Order → Invoice' → 'order-invoice' */
export function platformName(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/^[\d-]+/, '')
    .slice(0, 63)
    .replace(/-+$/, '');
  return words.length > 1 ? words : 'my-mapping';
}
