const arrived = new Set<string | number>();
let underWay = 0;

/** Says when code begins to load and when all of it is there, so that a clock can stop meanwhile. */
export function watchLoading(onChange: (isLoading: boolean) => void): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = async (chunk) => {
    if (arrived.has(chunk)) {
      return load(chunk);
    }
    underWay += 1;
    onChange(true);
    try {
      await load(chunk);
      arrived.add(chunk);
    } finally {
      underWay -= 1;
      onChange(underWay > 0);
    }
  };
}
