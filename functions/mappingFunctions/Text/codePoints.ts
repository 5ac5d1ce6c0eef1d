/** '📦' → 1, although it takes two units of a JavaScript string. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += text.codePointAt(index)! > 0xffff ? 2 : 1) {
    count += 1;
  }
  return count;
}
