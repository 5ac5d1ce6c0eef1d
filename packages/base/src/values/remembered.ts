const MAX_RESULTS = 50;
const MAX_RECENT = 4;

interface Remembered<Texts, Result> {
  readonly texts: Texts;
  readonly result: Result;
}

/**
 * Caches the last results of an expensive function of text, such as compiling a pattern. In a list, the same pattern,
 * format or locale is used for every item.
 */
export function remembered<Texts extends readonly (string | null)[], Result>(
  compute: (...texts: Texts) => Result,
): (...texts: Texts) => Result {
  const results = new Map<string, Remembered<Texts, Result>>();
  // Most calls repeat one of the last few, and comparing is faster than building a key.
  const recent: Remembered<Texts, Result>[] = [];

  function find(texts: Texts): Remembered<Texts, Result> {
    const key = JSON.stringify(texts);
    const found = results.get(key) ?? {texts, result: compute(...texts)};
    if (results.size >= MAX_RESULTS) {
      results.delete(results.keys().next().value!);
    }
    results.set(key, found);
    return found;
  }

  return (...texts) => {
    const known = recent.find((one) => one.texts.every((text, index) => text === texts[index]));
    if (known) {
      return known.result;
    }
    const found = find(texts);
    recent.unshift(found);
    recent.length = Math.min(recent.length, MAX_RECENT);
    return found.result;
  };
}
