import {createStorageSlot} from '@docusaurus/theme-common';

/** The last runs of all functions, the newest first. They stay in the browser. */

const MAX_ENTRIES = 50;
/** Larger data isn't kept, so that the storage never fills up. */
const MAX_ENTRY_LENGTH = 20_000;

const slot = createStorageSlot('try-it-history');

function isEntry(entry: unknown): entry is string {
  return typeof entry === 'string' && entry.length <= MAX_ENTRY_LENGTH;
}

/** An unreadable history is replaced by an empty one. */
function packedEntries(): string[] {
  try {
    const entries: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry).slice(0, MAX_ENTRIES) : [];
  } catch {
    return [];
  }
}

/** The drafts of a page, 'Text/Upper'. What can't be read, because someone changed it, is left out. */
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

/** Puts a draft, as JSON, in front of the others. */
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
