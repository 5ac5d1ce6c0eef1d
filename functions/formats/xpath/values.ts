import type {XmlNode} from '../xml/tree';

/** A node set holds each node once, in document order. */
export type XPathValue = string | number | boolean | readonly XmlNode[];

/** Reads an XPath 1.0 number, which has no exponent and no plus sign. */
export function textToNumber(text: string): number {
  // A single pattern matches the surrounding spaces too, because trimming with / +$/ is quadratic for text with many inner spaces.
  return Number(/^[ \t\n\r]*(-?(?:\d+(?:\.\d*)?|\.\d+))[ \t\n\r]*$/.exec(text)?.[1] ?? NaN);
}

/** Rounds halves up: 2.5 → 3, -2.5 → -2. */
export function round(value: number): number {
  return Math.floor(value) + (value - Math.floor(value) >= 0.5 ? 1 : 0);
}
