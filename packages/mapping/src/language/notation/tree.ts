/** The tree of a piece of notation, with source positions. */
import type {Range} from '@documentation/base/internal/values/range';

export interface Literal extends Range {
  readonly type: 'Literal';
  readonly value: string | number | boolean | null;
}

export interface ListNode extends Range {
  readonly type: 'List';
  readonly items: readonly Node[];
}

export interface ObjectNode extends Range {
  readonly type: 'Object';
  readonly entries: readonly {
    readonly key: Range & {readonly name: string};
    readonly value: Node;
  }[];
}

/** `$`, `$files`, `@`, `@index` or `@total` */
export interface Variable extends Range {
  readonly type: 'Variable';
  readonly name: string;
}

/** `$.customer["first name"]`: a value, and the keys that lead into it. */
export interface Path extends Range {
  readonly type: 'Path';
  readonly start: Node;
  readonly keys: readonly Node[];
}

export interface Argument {
  /** Missing if the argument is passed by position. */
  readonly name?: Range & {readonly name: string};
  readonly value: Node;
}

export interface Call extends Range {
  readonly type: 'Call';
  /** 'Readers.CSV.ReadRows' */
  readonly name: string;
  readonly arguments: readonly Argument[];
}

export type Node = Literal | ListNode | ObjectNode | Variable | Path | Call;
