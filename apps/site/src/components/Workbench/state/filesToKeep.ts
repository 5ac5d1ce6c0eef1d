/** The size of a saved file, and when it was last saved or loaded. */
export interface FileUse {
  readonly id: string;
  readonly size: number;
  readonly usedAt: number;
}

const MAX_FILES = 20;
const MAX_BYTES = 100_000_000;

/** Chooses the files to delete: the least recently used beyond 20 files or 100 MB, but none of `keepIds`. */
export function idsToDelete(uses: readonly FileUse[], keepIds: readonly string[]): string[] {
  const isKept = ({id}: FileUse) => keepIds.includes(id);
  const others = uses.filter((use) => !isKept(use)).sort((a, b) => b.usedAt - a.usedAt);
  const kept = uses.filter(isKept);
  let count = kept.length;
  let bytes = kept.reduce((sum, {size}) => sum + size, 0);
  return others
    .filter(({size}) => {
      count += 1;
      bytes += size;
      return count > MAX_FILES || bytes > MAX_BYTES;
    })
    .map(({id}) => id);
}
