import {createStorageSlot} from '@docusaurus/theme-common';
import type {DraftFormat} from './draftFormat';

/** The last runs of all functions, the newest first. The browser keeps them, and nobody else sees them. */

const MAX_ENTRIES = 50;
/** Larger data isn't kept, so that the storage never fills up. */
const MAX_ENTRY_LENGTH = 20_000;

const slot = createStorageSlot('try-it-history');

function packedEntries(): string[] {
  const entries: unknown = JSON.parse(slot.get() ?? '[]');
  return Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'string') : [];
}

/** The drafts of a page, 'Text/Upper'. What can't be read, because somebody changed it, is left out. */
export function readHistory<Draft>(page: string, {fromJson}: DraftFormat<Draft>): Draft[] {
  try {
    return packedEntries()
      .map((packed) => JSON.parse(packed) as [string, string])
      .filter(([of]) => of === page)
      .map(([, draft]) => fromJson(draft));
  } catch {
    return [];
  }
}

/** Puts a draft, as JSON, in front of the others. */
export function addToHistory(page: string, draft: string): void {
  const packed = JSON.stringify([page, draft]);
  if (packed.length > MAX_ENTRY_LENGTH) {
    return;
  }
  let known: string[] = [];
  try {
    known = packedEntries().filter((other) => other !== packed);
  } catch {
    // A broken history starts anew.
  }
  slot.set(JSON.stringify([packed, ...known].slice(0, MAX_ENTRIES)));
}

export function clearHistory(): void {
  slot.del();
}
