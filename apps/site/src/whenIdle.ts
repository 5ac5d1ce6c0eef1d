/** Runs `work` when the browser is idle. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(work);
  } else {
    // Safari doesn't support requestIdleCallback.
    setTimeout(work);
  }
}
