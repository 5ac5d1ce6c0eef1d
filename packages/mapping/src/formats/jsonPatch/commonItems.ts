/** How many more steps all comparisons together may take. */
export interface Effort {
  steps: number;
}

type Pair = readonly [from: number, to: number];

/** The furthest positions that each number of edits reaches, by diagonal: reached[edits][diagonal + edits] */
type Reached = readonly Int32Array[];

/**
 * Finds the fewest edits from one list to the other, as described by Myers (1986). Takes time proportional to the
 * length of the lists times the number of edits. Returns null if that exceeds half of the effort, so there is some left
 * for other lists.
 */
function search(from: readonly number[], to: readonly number[], effort: Effort): Reached | null {
  const reached: Int32Array[] = [];
  const reserve = effort.steps / 2;
  for (let edits = 0; ; edits += 1) {
    const previous = reached.at(-1);
    const current = new Int32Array(2 * edits + 1);
    reached.push(current);
    effort.steps -= 2 * edits + 1;
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let position = previous ? start(previous, edits, diagonal) : 0;
      const first = position;
      while (
        position < from.length &&
        position - diagonal < to.length &&
        from[position] === to[position - diagonal]
      ) {
        position += 1;
      }
      effort.steps -= position - first;
      if (effort.steps < reserve) {
        return null;
      }
      current[diagonal + edits] = position;
      if (position >= from.length && position - diagonal >= to.length) {
        return reached;
      }
    }
  }
}

/** Whether the best path to a diagonal inserts an item, coming from the diagonal above, instead of deleting one. */
function inserts(previous: Int32Array, edits: number, diagonal: number): boolean {
  return (
    diagonal === -edits ||
    (diagonal !== edits && previous[diagonal + edits - 2]! < previous[diagonal + edits]!)
  );
}

/** Returns the position on a diagonal after one more edit. `previous` has the index diagonal + (edits - 1). */
function start(previous: Int32Array, edits: number, diagonal: number): number {
  return inserts(previous, edits, diagonal)
    ? previous[diagonal + edits]!
    : previous[diagonal + edits - 2]! + 1;
}

/** Walks back from the end, and returns the pairs of equal items in order. */
function pairsOf(reached: Reached, fromLength: number, toLength: number): Pair[] {
  const pairs: Pair[] = [];
  let [position, diagonal] = [fromLength, fromLength - toLength];
  for (let edits = reached.length - 1; edits >= 0; edits -= 1) {
    const previous = reached[edits - 1];
    const first = previous ? start(previous, edits, diagonal) : 0;
    for (; position > first; position -= 1) {
      pairs.push([position - 1, position - 1 - diagonal]);
    }
    if (previous) {
      const isInsertion = inserts(previous, edits, diagonal);
      diagonal += isInsertion ? 1 : -1;
      position -= isInsertion ? 0 : 1;
    }
  }
  return pairs.reverse();
}

/**
 * Returns the positions of the items that two lists have in common, in order: [7, 8, 9], [7, 9] → [[0, 0], [2, 1]].
 * If finding them exceeds the effort, returns only those at the start and the end.
 */
export function commonItems(
  from: readonly number[],
  to: readonly number[],
  effort: Effort,
): readonly Pair[] {
  const shorter = Math.min(from.length, to.length);
  let before = 0;
  while (before < shorter && from[before] === to[before]) {
    before += 1;
  }
  let after = 0;
  while (after < shorter - before && from.at(-1 - after) === to.at(-1 - after)) {
    after += 1;
  }
  const [fromMiddle, toMiddle] = [from, to].map((list) => list.slice(before, list.length - after));
  const reached = search(fromMiddle!, toMiddle!, effort);
  const middle = reached ? pairsOf(reached, fromMiddle!.length, toMiddle!.length) : [];
  return [
    ...Array.from({length: before}, (_, index): Pair => [index, index]),
    ...middle.map(([a, b]): Pair => [a + before, b + before]),
    ...Array.from({length: after}, (_, index): Pair => [
      from.length - after + index,
      to.length - after + index,
    ]),
  ];
}
