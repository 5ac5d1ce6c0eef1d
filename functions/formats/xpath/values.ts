import type {XmlNode} from '../xml/tree';

/** A node set holds each node once, in document order. */
export type XPathValue = string | number | boolean | readonly XmlNode[];

/** The numbers of XPath 1.0 have no exponent and no plus sign. */
export function textToNumber(text: string): number {
  // One pattern from start to end: trimming by / +$/ takes the square of the time for spaces inside.
  return Number(/^[ \t\n\r]*(-?(?:\d+(?:\.\d*)?|\.\d+))[ \t\n\r]*$/.exec(text)?.[1] ?? NaN);
}

/** 1e21 → '1000000000000000000000', 1e-7 → '0.0000001', -0 → '0' */
export function numberToText(value: number): string {
  const text = String(value);
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) {
    return text;
  }
  const [, sign, first, rest = '', exponentText] = match;
  const digits = `${first}${rest}`;
  const exponent = Number(exponentText);
  return exponent < 0
    ? `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`
    : `${sign}${digits.padEnd(exponent + 1, '0')}`;
}

/** Halves go up: 2.5 → 3, -2.5 → -2. */
export function round(value: number): number {
  return Math.floor(value) + (value - Math.floor(value) >= 0.5 ? 1 : 0);
}
