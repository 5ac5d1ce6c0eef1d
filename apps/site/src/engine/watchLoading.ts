const arrived = new Set<string | number>();
const started = new Set<string>();
let underWay = 0;

/** Runs all loaded modules, so libraries are ready when a run needs them. */
function startModules(): void {
  for (const module of Object.keys(__webpack_modules__)) {
    if (!started.has(module)) {
      started.add(module);
      __webpack_require__(module);
    }
  }
}

/** Reports when code begins to load and when all of it has run, so the clock can pause in between. */
export function watchLoading(onChange: (isLoading: boolean) => void): void {
  const load = __webpack_chunk_load__;
  Object.keys(__webpack_modules__).forEach((module) => started.add(module));
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
      if (underWay === 0) {
        startModules();
        onChange(false);
      }
    }
  };
}
