export const MAX_VERSIONS = 10;
export const MAX_NAME_LENGTH = 100;

export interface SavedVersion {
  /** In milliseconds since 1970. */
  readonly time: number;
  readonly mapping: string;
}

export interface SavedMapping {
  readonly name: string;
  /** At least one, newest first. */
  readonly versions: readonly SavedVersion[];
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function readVersion(version: unknown): SavedVersion[] {
  return isFields(version) &&
    typeof version.mapping === 'string' &&
    typeof version.time === 'number' &&
    // Dates outside this range can't be shown.
    Math.abs(version.time) <= 8.64e15
    ? [{time: version.time, mapping: version.mapping}]
    : [];
}

function readMapping(saved: unknown): SavedMapping[] {
  if (!isFields(saved) || typeof saved.name !== 'string' || !Array.isArray(saved.versions)) {
    return [];
  }
  const versions = saved.versions.flatMap(readVersion).slice(0, MAX_VERSIONS);
  const isNamed = saved.name.trim() !== '' && saved.name.length <= MAX_NAME_LENGTH;
  return isNamed && versions.length > 0 ? [{name: saved.name, versions}] : [];
}

/** Parses what is stored. Skips whatever is damaged. */
export function parseSaved(text: string | null): readonly SavedMapping[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const mappings = Array.isArray(stored) ? stored.flatMap(readMapping) : [];
    const names = mappings.map(({name}) => name);
    return mappings.filter(({name}, index) => names.indexOf(name) === index);
  } catch {
    return [];
  }
}
