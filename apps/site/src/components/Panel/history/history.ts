import {fittingItems, pair, parseAs, text} from '../../../stored/shape';
import {storedValue} from '../../../stored/storedValue';

/** The drafts of the latest runs, for all functions, newest first. They are saved only in the browser. */

const MAX_ENTRIES = 50;
/** Larger drafts aren't saved, so the history can't fill up the browser's storage. */
const MAX_ENTRY_LENGTH = 20_000;

/** The page that a draft belongs to, and the draft as JSON. */
const entry = pair(text(), text());

const stored = storedValue('try-it-history', fittingItems(text(MAX_ENTRY_LENGTH), MAX_ENTRIES));

export interface History<Draft> {
  readonly drafts: readonly Draft[];
  /** Whether entries were left out, because they can't be read. */
  readonly isDamaged: boolean;
}

/** Returns the saved drafts of a page such as 'Text/Upper'. */
export function readHistory<Draft>(
  page: string,
  fromJson: (json: string) => Draft,
): History<Draft> {
  const {data = [], isDamaged} = stored.read();
  const read = data.map((packed): {readonly draft?: Draft; readonly isDamaged?: boolean} => {
    try {
      const [of, draft] = parseAs(entry, packed);
      return of === page ? {draft: fromJson(draft)} : {};
    } catch {
      return {isDamaged: true};
    }
  });
  return {
    drafts: read.flatMap(({draft}) => (draft === undefined ? [] : [draft])),
    isDamaged: isDamaged || read.some((each) => each.isDamaged),
  };
}

/** Adds a draft, given as JSON, to the start of the history, unless it is too large. */
export function addToHistory(page: string, draft: string | undefined): void {
  if (draft === undefined || draft.length > MAX_ENTRY_LENGTH) {
    return;
  }
  const packed = JSON.stringify([page, draft]);
  if (packed.length <= MAX_ENTRY_LENGTH) {
    const known = (stored.read().data ?? []).filter((other) => other !== packed);
    stored.write([packed, ...known].slice(0, MAX_ENTRIES));
  }
}

export function clearHistory(): void {
  stored.clear();
}
