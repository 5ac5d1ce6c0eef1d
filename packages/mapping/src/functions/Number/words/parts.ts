/** Joins the parts that aren't empty. */
export function join(parts: readonly string[], separator = ' '): string {
  return parts.filter((part) => part !== '').join(separator);
}

/** Divides a whole number, with remainder: 1234567 by 1000 → [1234, 567] */
export function split(number: number, size: number): readonly [number, number] {
  return [Math.floor(number / size), number % size];
}
