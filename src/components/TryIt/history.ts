import {createStorageSlot} from '@docusaurus/theme-common';
import type {Draft} from './draft';
import {draftFromJson, draftToJson} from './share';

/** The last runs of all functions, the newest first. The browser keeps them, and nobody else sees them. */

export interface HistoryEntry {
  /** 'Text/Upper' */
  readonly page: string;
  readonly draft: Draft;
}

const MAX_ENTRIES = 50;
/** Larger data isn't kept, so that the storage never fills up. */
const MAX_ENTRY_LENGTH = 20_000;

const slot = createStorageSlot('try-it-history');

function packEntry({page, draft}: HistoryEntry): string {
  return JSON.stringify([page, draftToJson(draft)]);
}

function unpackEntry(packed: string): HistoryEntry {
  const [page, draft] = JSON.parse(packed) as [string, string];
  return {page, draft: draftFromJson(draft)};
}

function packedEntries(): string[] {
  const entries: unknown = JSON.parse(slot.get() ?? '[]');
  return Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'string') : [];
}

/** The entries of a page. What can't be read, because somebody changed it, is left out. */
export function readHistory(page: string): HistoryEntry[] {
  try {
    return packedEntries()
      .map(unpackEntry)
      .filter((entry) => entry.page === page);
  } catch {
    return [];
  }
}

export function addToHistory(entry: HistoryEntry): void {
  const packed = packEntry(entry);
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
