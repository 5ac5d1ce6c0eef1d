import {tokenAt} from '@documentation/mapping/internal/language/notation/tokens';
import type {Range} from '@documentation/base/internal/values/range';
import {contextAt} from './contextAt';

/** The name of a function, or of a parameter in a call. */
export interface NameInCall extends Range {
  readonly functionName: string;
  readonly parameter?: string;
}

/** Finds the function or parameter whose name is at a position. */
export function nameAt(notation: string, position: number): NameInCall | undefined {
  let isPath = false;
  let next = tokenAt(notation, 0);
  while (next.kind !== 'end' && next.from <= position) {
    const {kind, from} = next;
    const isStart = kind === 'name' && !isPath && !/^[$@]/.test(next.text);
    let {to} = next;
    let following = tokenAt(notation, to);
    while (isStart && following.text === '.' && tokenAt(notation, following.to).kind === 'name') {
      to = tokenAt(notation, following.to).to;
      following = tokenAt(notation, to);
    }
    if (isStart && position <= to) {
      const text = notation.slice(from, to);
      const call = following.text === ':' ? contextAt(notation, from).calls.at(-1) : undefined;
      if (call) {
        return {functionName: call.name, parameter: text, from, to};
      }
      return following.text === '(' ? {functionName: text, from, to} : undefined;
    }
    isPath = next.text === '.';
    next = following;
  }
  return undefined;
}
