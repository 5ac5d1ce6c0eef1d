/** The width of the text column on a phone, so pictures aren't scaled there. */
const WIDTH = 328;
/** Half the width of a label, so labels fit at both ends of the axis. */
const MARGIN = 22;

/** Creates a horizontal axis that maps minutes to x coordinates. */
export function axis(first: number, last: number) {
  const scale = (WIDTH - 2 * MARGIN) / (last - first);
  return {
    width: WIDTH,
    xOf: (at: number) => Math.round((MARGIN + (at - first) * scale) * 10) / 10,
  };
}
