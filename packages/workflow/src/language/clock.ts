/** A clock that moves only when a rehearsal advances it. Times are in seconds since the run began. */
export interface Clock {
  readonly now: () => number;
  readonly advance: (seconds: number) => void;
}

/** Keeps whole milliseconds, because sums of decimal fractions aren't exact. */
export function createClock(startSeconds = 0): Clock {
  let milliseconds = Math.round(startSeconds * 1000);
  return {
    now: () => milliseconds / 1000,
    advance: (seconds) => {
      milliseconds += Math.round(seconds * 1000);
    },
  };
}
