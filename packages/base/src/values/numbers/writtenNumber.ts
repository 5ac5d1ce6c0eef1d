/** Writes a number for readers: 200000 → '200,000' */
export function writtenNumber(number: number): string {
  return number.toLocaleString('en-US', {maximumFractionDigits: 20});
}
