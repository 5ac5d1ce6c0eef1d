/** Who does something in a sequence: the participant on the left (0) or on the right (1). */
type Side = 0 | 1;

export interface SequenceMessage {
  readonly from: Side;
  /** Backticks mark code, here and below. */
  readonly text: string;
  readonly detail?: string;
  /** A reply is drawn as a dashed arrow. A missing reply never arrives. */
  readonly kind?: 'reply' | 'missing';
}

/** Something that happens between messages, such as a wait. */
export interface SequenceNote {
  readonly note: string;
}

/** Messages that belong together, such as those that are repeated, or one of several outcomes. */
export interface SequencePart {
  readonly part: string;
  readonly entries: readonly SequenceEntry[];
}

export type SequenceEntry = SequenceMessage | SequenceNote | SequencePart;

/** The messages between two participants, in the order in which they are sent. */
export interface SequenceView {
  readonly caption: string;
  readonly participants: readonly [left: string, right: string];
  readonly entries: readonly SequenceEntry[];
}
