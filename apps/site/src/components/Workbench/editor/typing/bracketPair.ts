import {tokenAt} from '@documentation/mapping/internal/language/notation/tokens';

const closing: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}'};

/** The positions of the bracket next to the cursor and of its counterpart. Brackets in text don't count. */
export function bracketPair(notation: string, position: number): [number, number] | undefined {
  const open: {readonly at: number; readonly sign: string}[] = [];
  const isNear = (at: number) => at === position || at + 1 === position;
  let pair: [number, number] | undefined;
  for (
    let token = tokenAt(notation, 0);
    token.kind !== 'end';
    token = tokenAt(notation, token.to)
  ) {
    if (token.kind !== 'sign') {
      continue;
    }
    if (closing[token.text]) {
      open.push({at: token.from, sign: closing[token.text]!});
    } else if (open.at(-1)?.sign === token.text) {
      const {at} = open.pop()!;
      // The innermost pair closes first. A bracket before the cursor takes precedence over one after it.
      if (
        (isNear(at) || isNear(token.from)) &&
        pair?.every((each) => each + 1 !== position) !== false
      ) {
        pair = [at, token.from];
      }
    }
  }
  return pair;
}
