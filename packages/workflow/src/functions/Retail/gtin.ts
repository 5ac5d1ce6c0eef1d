/** Checks whether the text is a GTIN-8, -12, -13 or -14 with the right check digit. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) {
    return false;
  }
  // From the right, the weights alternate between 1 and 3, starting with 1 for the check digit.
  const sum = [...text]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
