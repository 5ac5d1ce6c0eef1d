/** Returns a negative number, 0 or a positive number. JavaScript's `<` compares UTF-16 code units, not code points. */
export function compareCodePoints(a: string, b: string): number {
  const [left, right] = [a[Symbol.iterator](), b[Symbol.iterator]()];
  for (;;) {
    const [x, y] = [left.next(), right.next()];
    if (x.done || y.done) {
      return (y.done ? 1 : 0) - (x.done ? 1 : 0);
    }
    const difference = x.value.codePointAt(0)! - y.value.codePointAt(0)!;
    if (difference !== 0) {
      return difference;
    }
  }
}
