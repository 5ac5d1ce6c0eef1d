/** Describes a position for messages: 'Line 2, column 7' */
export function placeOf(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `Line ${before.length}, column ${before.at(-1)!.length + 1}`;
}
