/** A step of a path: an object key, a list position, or one field of every item in a list. */
export type PathKey = string | number | {readonly ofEveryItem: string};

/** As in the notation, but pages that only show a path don't load it. */
const plainName = /^(?!\d)[\w\p{L}\p{M}\p{N}]+$/u;

function formatKey(key: string): string {
  return plainName.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
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
