import type {Frame} from './contextAt';

export type Place =
  /** At the start of a value, or in a name or variable: `Text.Up` */
  | {readonly kind: 'value'; readonly from: number; readonly text: string}
  /** After a dot, or in quotation marks in brackets: `$.customer.na` has the base `$.customer`. */
  | {
      readonly kind: 'field';
      /** Where the field name or its opening quotation mark is. */
      readonly from: number;
      readonly base: string;
      readonly isQuoted: boolean;
    }
  /** In a text value, which starts at `from`. */
  | {readonly kind: 'text'; readonly from: number}
  /** Where nothing can be completed: after a value, in a number, in an object key. */
  | {readonly kind: 'other'};

const name = /^(?:[$@]\w*|[A-Za-z_][\w.]*)$/;
const lastField = /\.\s*([\w$@\u0080-\u{10ffff}]*)$/u;

/** `text` is the notation before the cursor. */
export function placeAt(text: string, top: Frame, openQuote: number | undefined): Place {
  const isKey = top.kind === 'object' && top.label === undefined;
  if (openQuote !== undefined) {
    if (top.kind === 'index' && top.valueFrom === undefined) {
      const base = text.slice(top.head.from, top.head.to);
      return {kind: 'field', from: openQuote, base, isQuoted: true};
    }
    return isKey || top.valueFrom !== undefined ? {kind: 'other'} : {kind: 'text', from: openQuote};
  }
  if (isKey) {
    return {kind: 'other'};
  }
  if (top.valueFrom === undefined) {
    return {kind: 'value', from: text.length, text: ''};
  }
  const value = text.slice(top.valueFrom);
  if (name.test(value)) {
    return {kind: 'value', from: top.valueFrom, text: value};
  }
  const field = top.last?.kind === 'number' ? null : lastField.exec(value);
  if (!field || /\s$/.test(value)) {
    return {kind: 'other'};
  }
  const base = value.slice(0, field.index);
  return {kind: 'field', from: text.length - field[1]!.length, base, isQuoted: false};
}
