/** Writes a number in digits, never with an exponent: 1e21 → '1000000000000000000000', 1e-7 → '0.0000001' */
export function plainNumber(number: number): string {
  const text = String(number);
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) {
    return text;
  }
  const [, sign = '', whole = '', fraction = '', exponent] = match;
  const digits = whole + fraction;
  const point = 1 + Number(exponent);
  return point > 0
    ? `${sign}${digits.padEnd(point, '0')}`
    : `${sign}0.${'0'.repeat(-point)}${digits}`;
}
