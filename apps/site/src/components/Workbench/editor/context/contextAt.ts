/**
 * Finds out where in a mapping the cursor is. While a reader types, the text rarely parses, so this reads only the
 * tokens before the cursor.
 */
import {tokenAt, type Token} from '@documentation/mapping/internal/language/notation/tokens';
import type {Range} from '@documentation/base/internal/values/range';
import {namesAfter} from './namesAfter';
import {placeAt, type Place} from './placeAt';

/** An argument before the one that the cursor is in. */
export interface ArgumentText extends Range {
  readonly name?: string;
}

/** A call whose parentheses the cursor is in. */
export interface OpenCall {
  readonly name: string;
  /** Where the name starts. */
  readonly from: number;
  readonly before: readonly ArgumentText[];
  /** The name of the argument that the cursor is in, if it is passed by name. */
  readonly label?: string;
  /** The names of the arguments after the cursor. Only the innermost call has them. */
  readonly namesAfter: readonly string[];
}

export interface Context {
  /** Outermost call first. */
  readonly calls: readonly OpenCall[];
  /** Whether the cursor is directly in the parentheses of the innermost call, not in a list or an object in them. */
  readonly isArgument: boolean;
  readonly place: Place;
  /** Where each open bracket is, outermost first. */
  readonly brackets: readonly number[];
}

/** What an open bracket contains so far. The whole mapping counts as a frame, too. */
export interface Frame {
  readonly kind: 'mapping' | 'call' | 'list' | 'object' | 'index';
  /** Where the bracket is. */
  readonly at: number;
  /** What precedes the parenthesis of a call or the bracket of an index. */
  readonly head: Range;
  readonly before: ArgumentText[];
  label?: string;
  /** Where the current value starts, if it has started. */
  valueFrom?: number;
  /** The last token of the current value. */
  last?: Token;
}

const closingSigns: Readonly<Record<string, readonly Frame['kind'][]>> = {
  ')': ['call'],
  ']': ['list', 'index'],
  '}': ['object'],
};

/** Reads the tokens before the cursor. */
class Reader {
  readonly frames: Frame[] = [{kind: 'mapping', at: -1, head: {from: 0, to: 0}, before: []}];
  /** Where the text that the cursor is in starts. */
  openQuote: number | undefined;

  constructor(private readonly text: string) {
    for (let token = tokenAt(text, 0); token.kind !== 'end'; token = tokenAt(text, token.to)) {
      if (token.kind === 'sign' && /["']/.test(token.text)) {
        this.openQuote = token.from;
        return;
      }
      this.read(token);
    }
  }

  private read(token: Token): void {
    const top = this.frames.at(-1)!;
    const sign = token.kind === 'sign' ? token.text : '';
    if (sign === ',') {
      if (top.valueFrom !== undefined) {
        top.before.push({name: top.label, from: top.valueFrom, to: top.last!.to});
      }
      this.startValue(top, undefined);
    } else if (sign === ':') {
      this.startValue(top, this.text.slice(top.valueFrom, top.last?.to));
    } else if ('([{'.includes(sign) && sign) {
      this.open(top, token);
    } else if (closingSigns[sign]) {
      this.close(closingSigns[sign], token);
    } else {
      top.valueFrom ??= token.from;
      top.last = token;
    }
  }

  private startValue(top: Frame, label: string | undefined): void {
    top.label = label;
    top.valueFrom = undefined;
    top.last = undefined;
  }

  private open(top: Frame, token: Token): void {
    const head = {from: top.valueFrom ?? token.from, to: token.from};
    const isFollowing = top.valueFrom !== undefined;
    const kind = ({'(': 'call', '[': isFollowing ? 'index' : 'list', '{': 'object'} as const)[
      token.text
    ]!;
    top.valueFrom ??= token.from;
    top.last = token;
    this.frames.push({kind, at: token.from, head, before: []});
  }

  /** Closes the nearest bracket that fits. A closing bracket without an opening one is ignored. */
  private close(kinds: readonly Frame['kind'][], token: Token): void {
    const index = this.frames.findLastIndex(({kind}) => kinds.includes(kind));
    if (index > 0) {
      this.frames.length = index;
      this.frames.at(-1)!.last = token;
    }
  }
}

/** Describes where the cursor is: contextAt('Text.Upper($.na', 15) is in a field of `$`, in a call to Text.Upper. */
export function contextAt(notation: string, position: number): Context {
  const text = notation.slice(0, position);
  const {frames, openQuote} = new Reader(text);
  const top = frames.at(-1)!;
  const calls = frames.filter(({kind}) => kind === 'call');
  return {
    calls: calls.map(({head, before, label}, index) => ({
      name: text.slice(head.from, head.to).trim(),
      from: head.from,
      before,
      label,
      namesAfter:
        index === calls.length - 1 ? namesAfter(notation, openQuote ?? position, frames) : [],
    })),
    isArgument: top.kind === 'call',
    place: placeAt(text, top, openQuote),
    brackets: frames.slice(1).map(({at}) => at),
  };
}
