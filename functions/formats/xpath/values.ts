import type {XmlNode} from '../xml/tree';

/** A node set holds each node once, in document order. */
export type XPathValue = string | number | boolean | readonly XmlNode[];

/** The numbers of XPath 1.0 have no exponent and no plus sign. */
export function textToNumber(text: string): number {
  // One pattern from start to end, because trimming with / +$/ is quadratic for inner spaces.
  return Number(/^[ \t\n\r]*(-?(?:\d+(?:\.\d*)?|\.\d+))[ \t\n\r]*$/.exec(text)?.[1] ?? NaN);
}

/** Halves go up: 2.5 → 3, -2.5 → -2. */
export function round(value: number): number {
  return Math.floor(value) + (value - Math.floor(value) >= 0.5 ? 1 : 0);
}
