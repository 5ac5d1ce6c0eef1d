export interface Step {
  readonly title: string;
  /** The lines must be short, because the diagram doesn't wrap text. */
  readonly lines: readonly string[];
  /** Whether the box shows data. Data is drawn differently from the steps that process it. */
  readonly isData?: true;
  /** An alternative outcome of the step, such as a rejected caller, in short lines. */
  readonly exit?: readonly string[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedStep extends Box {
  readonly step: Step;
  readonly exitBox?: Box;
}

export interface Layout {
  readonly direction: 'across' | 'down';
  readonly width: number;
  readonly height: number;
  readonly placed: readonly PlacedStep[];
}

const WIDE = 760;
const NARROW = 344;
const GAP = 30;
const TITLE_HEIGHT = 40;
export const LINE_HEIGHT = 19;
const EXIT_PADDING = 18;
/** Space for the outlines at the edges of the diagram. */
const EDGE = 1;

function heightOf(steps: readonly Step[]): number {
  return TITLE_HEIGHT + LINE_HEIGHT * Math.max(...steps.map(({lines}) => lines.length));
}

function exitHeightOf(exit: readonly string[] = []): number {
  return EXIT_PADDING + LINE_HEIGHT * exit.length;
}

/** Lays out the steps side by side with exits below, for wide columns. */
export function across(steps: readonly Step[]): Layout {
  const width = (WIDE - 2 * EDGE - GAP * (steps.length - 1)) / steps.length;
  const height = heightOf(steps);
  const placed = steps.map((step, index): PlacedStep => {
    const x = EDGE + index * (width + GAP);
    const exitBox = {x, y: EDGE + height + GAP, width, height: exitHeightOf(step.exit)};
    return {step, x, y: EDGE, width, height, ...(step.exit && {exitBox})};
  });
  const bottoms = placed.map(({exitBox}) => (exitBox ? exitBox.y + exitBox.height : height));
  return {direction: 'across', width: WIDE, height: Math.max(...bottoms) + 2 * EDGE, placed};
}

/** Lays out the steps one below the other with exits at the side, for phones. */
export function down(steps: readonly Step[]): Layout {
  const hasExits = steps.some(({exit}) => exit);
  const exitWidth = 126;
  const width = NARROW - 2 * EDGE - (hasExits ? exitWidth + GAP : 0);
  let y = EDGE;
  const placed = steps.map((original): PlacedStep => {
    // Without exits, steps have the full width, so the text fits on one line.
    const step = hasExits ? original : {...original, lines: [original.lines.join(' ')]};
    const height = Math.max(heightOf([step]), step.exit ? exitHeightOf(step.exit) : 0);
    const exitBox = {x: EDGE + width + GAP, y, width: exitWidth, height};
    const place = {step, x: EDGE, y, width, height, ...(step.exit && {exitBox})};
    y += height + GAP;
    return place;
  });
  return {direction: 'down', width: NARROW, height: y - GAP + EDGE, placed};
}
