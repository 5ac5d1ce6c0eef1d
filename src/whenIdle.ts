/** Calls back when the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(work);
  } else {
    // Safari
    setTimeout(work);
  }
}
