export const MIN_WIDTH = 360;
/** The width that must be left for the page. */
const MIN_PAGE_WIDTH = 480;

export function maxWidth(windowWidth: number): number {
  return Math.max(MIN_WIDTH, windowWidth - MIN_PAGE_WIDTH);
}

/** Returns the width of the dock in pixels. If the reader hasn't chosen a width, it follows the window's. */
export function dockWidth(chosen: number | undefined, windowWidth: number): number {
  const wanted = chosen ?? Math.round(Math.min(640, windowWidth * 0.4));
  return Math.min(Math.max(wanted, MIN_WIDTH), maxWidth(windowWidth));
}
