import {createStorageSlot} from '@docusaurus/theme-common';

/** The drafts of the latest runs, for all functions, newest first. They are saved only in the browser. */

const MAX_ENTRIES = 50;
/** Larger drafts aren't saved, so the history can't fill up the browser's storage. */
const MAX_ENTRY_LENGTH = 20_000;

const slot = createStorageSlot('try-it-history');

function isEntry(entry: unknown): entry is string {
  return typeof entry === 'string' && entry.length <= MAX_ENTRY_LENGTH;
}

/** Returns the stored entries, or an empty list if the history can't be read. */
function packedEntries(): string[] {
  try {
    const entries: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry).slice(0, MAX_ENTRIES) : [];
  } catch {
    return [];
  }
}

/** Returns the saved drafts of a page such as 'Text/Upper'. Skips entries that can't be read. */
export function readHistory<Draft>(page: string, fromJson: (json: string) => Draft): Draft[] {
  return packedEntries().flatMap((packed) => {
    try {
      const [of, draft] = JSON.parse(packed) as [string, string];
      return of === page ? [fromJson(draft)] : [];
    } catch {
      return [];
    }
  });
}

/** Adds a draft, given as JSON, to the start of the history, unless it is too large. */
export function addToHistory(page: string, draft: string | undefined): void {
  if (draft === undefined || draft.length > MAX_ENTRY_LENGTH) {
    return;
  }
  const packed = JSON.stringify([page, draft]);
  if (isEntry(packed)) {
    const known = packedEntries().filter((other) => other !== packed);
    slot.set(JSON.stringify([packed, ...known].slice(0, MAX_ENTRIES)));
  }
}

export function clearHistory(): void {
  slot.del();
}
