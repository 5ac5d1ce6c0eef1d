/** A step of a path: an object key, a list position, or one field of every item in a list. */
export type PathKey = string | number | {readonly ofEveryItem: string};

const plainKey = /^[A-Za-z_\u0080-\u{10ffff}][\w\u0080-\u{10ffff}]*$/u;

function formatKey(key: string): string {
  return plainKey.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}

/** [2, 'customer', 'first name'] → '[2].customer["first name"]', and ['name'] → 'name' */
export function formatPath(path: readonly PathKey[]): string {
  return path
    .map((key) => {
      if (typeof key === 'number') {
        return `[${key}]`;
      }
      return typeof key === 'string' ? formatKey(key) : `[*]${formatKey(key.ofEveryItem)}`;
    })
    .join('')
    .replace(/^\./, '');
}
