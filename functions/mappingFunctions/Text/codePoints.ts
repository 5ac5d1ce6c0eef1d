/** '📦' → 1, although it takes two code units in a JavaScript string. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += text.codePointAt(index)! > 0xffff ? 2 : 1) {
    count += 1;
  }
  return count;
}
