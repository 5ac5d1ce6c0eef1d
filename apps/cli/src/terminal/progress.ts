const EVERY_MS = 1000;

/** Shows how long a run has taken, once a second, in a terminal. Returns a function that removes it. */
export function showProgress(what: string): () => void {
  const {stderr} = process;
  if (!stderr.isTTY) {
    return () => {};
  }
  const start = performance.now();
  let isShown = false;
  const timer = setInterval(() => {
    isShown = true;
    stderr.write(`\r${what} … ${Math.round((performance.now() - start) / 1000)}\u00A0s`);
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    if (isShown) {
      // Deletes the line.
      stderr.write('\r\u001B[K');
    }
  };
}
