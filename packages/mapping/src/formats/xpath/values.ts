import type {XmlNode} from '../xml/tree';

/** A value in XPath 1.0. A node set contains each node once, in document order. */
export type XPathValue = string | number | boolean | readonly XmlNode[];

/** Converts text to a number as in XPath 1.0, which allows no exponent and no plus sign. Returns NaN for other text. */
export function textToNumber(text: string): number {
  // The pattern includes the surrounding spaces, because trimming with / +$/ is quadratic for many inner spaces.
  return Number(/^[ \t\n\r]*(-?(?:\d+(?:\.\d*)?|\.\d+))[ \t\n\r]*$/.exec(text)?.[1] ?? NaN);
}

/** Rounds halves up: 2.5 → 3, -2.5 → -2. */
export function round(value: number): number {
  return Math.floor(value) + (value - Math.floor(value) >= 0.5 ? 1 : 0);
}
