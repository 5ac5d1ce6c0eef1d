/** As wide as the column on a phone, so text isn't scaled there. */
const WIDTH = 328;
/** Half the width of a label, so labels fit at both ends. */
const MARGIN = 22;

/** Creates a horizontal axis that maps minutes to x coordinates. */
export function axis(first: number, last: number) {
  const scale = (WIDTH - 2 * MARGIN) / (last - first);
  return {
    width: WIDTH,
    xOf: (at: number) => Math.round((MARGIN + (at - first) * scale) * 10) / 10,
  };
}
