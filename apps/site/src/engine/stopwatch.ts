export interface Stopwatch {
  /** Starts or resumes the stopwatch. The limit applies to the total running time. */
  start(limitMs: number): void;
  stop(): void;
  isRunning(): boolean;
  reset(): void;
}

/** Creates a stopwatch that calls `onLimit` when it reaches the limit. Time while it is stopped doesn't count. */
export function createStopwatch(onLimit: () => void): Stopwatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;
  let usedMs = 0;

  function stop(): void {
    if (timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      usedMs += performance.now() - startedAt;
    }
  }

  return {
    start(limitMs) {
      stop();
      startedAt = performance.now();
      timer = setTimeout(onLimit, Math.max(0, limitMs - usedMs));
    },
    stop,
    isRunning: () => timer !== undefined,
    reset() {
      stop();
      usedMs = 0;
    },
  };
}
