/** The data for pictures on function pages. The build computes it from examples, and the page only draws it. */

interface Picture {
  /** One sentence below the picture. */
  readonly caption: string;
  /** The text alternative for screen readers. */
  readonly label: string;
}

/** A number or letter that identifies an item in both the input and the result. */
export interface Mark {
  readonly text: string;
  /** Items that belong together have the same hue. */
  readonly hue: number;
}

export interface Row {
  readonly marks: readonly Mark[];
  readonly cells: readonly string[];
  /** Set if the row isn't in the result. */
  readonly isLeftOut?: true;
  /** The mark of an equal row that is in the result. */
  readonly sameAs?: string | undefined;
}

/** A list as a table. Items that aren't objects have one cell and no column names. */
export interface Table {
  readonly title?: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export interface ListPicture extends Picture {
  readonly kind: 'list';
  readonly before: readonly Table[];
  readonly after: readonly Table[];
}

export interface RunningTotalPicture extends Picture {
  readonly kind: 'runningTotal';
  readonly columns: readonly string[];
  readonly initial: string;
  /** Each item, and the total after it. */
  readonly rows: readonly (Row & {readonly total: string})[];
}

/** A time on an axis: `at` is its distance from the axis's zero, in minutes. */
export interface Tick {
  readonly at: number;
  /** '09:30' */
  readonly text: string;
}

export interface Clock {
  /** 'Asia/Tokyo'; missing for a clock with a fixed offset. */
  readonly zone?: string | undefined;
  /** '+09:00' */
  readonly offset: string;
  readonly date: string;
  readonly time: string;
  /** The hours around the moment, which is at 0. */
  readonly ticks: readonly Tick[];
}

/** One moment on two clocks. */
export interface TimeLinePicture extends Picture {
  readonly kind: 'timeLine';
  readonly clocks: readonly Clock[];
}

/** A time that clocks skip, and the time that is used instead. The gap starts at 0. */
export interface SkippedTimePicture extends Picture {
  readonly kind: 'skippedTime';
  readonly zone: string;
  readonly date: string;
  readonly gapMinutes: number;
  readonly ticks: readonly Tick[];
  readonly given: Tick;
  readonly result: Tick;
  readonly offsetBefore: string;
  readonly offsetAfter: string;
}

export interface MapPoint {
  /** A letter. */
  readonly mark: string;
  /** The title of the point's example. */
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly isInside: boolean;
}

/** An area and points in and around it, in the picture's own units. */
export interface PolygonPicture extends Picture {
  readonly kind: 'polygon';
  readonly width: number;
  readonly height: number;
  /** All rings, as the `d` attribute of an SVG path. The even-odd fill rule leaves holes open. */
  readonly area: string;
  readonly points: readonly MapPoint[];
}

/** The props of a picture component. They don't include the kind, which selects the component. */
export interface PictureProps<Kind extends AnyPicture> {
  readonly of: Omit<Kind, 'kind'>;
}

export type AnyPicture =
  | ListPicture
  | RunningTotalPicture
  | TimeLinePicture
  | SkippedTimePicture
  | PolygonPicture;
