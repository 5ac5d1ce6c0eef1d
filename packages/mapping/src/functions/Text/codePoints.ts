/** Counts code points: '📦' → 1, although the emoji consists of two UTF-16 code units. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += text.codePointAt(index)! > 0xffff ? 2 : 1) {
    count += 1;
  }
  return count;
}
