import {tokenAt} from '@documentation/mapping/internal/language/notation/tokens';
import type {Frame} from './contextAt';

/** Returns the names of the arguments after a position, up to the end of the innermost call. */
export function namesAfter(notation: string, position: number, frames: readonly Frame[]): string[] {
  const names: string[] = [];
  let depth = frames.length - 1 - frames.findLastIndex(({kind}) => kind === 'call');
  for (let token = tokenAt(notation, position); ; token = tokenAt(notation, token.to)) {
    if (token.kind === 'name' && depth === 0 && tokenAt(notation, token.to).text === ':') {
      names.push(token.text);
    }
    if (token.kind === 'sign') {
      depth += '([{'.includes(token.text) ? 1 : ')]}'.includes(token.text) ? -1 : 0;
    }
    if (token.kind === 'end' || depth < 0) {
      return names;
    }
  }
}
