import {fields, fittingItems, numberIn, text, where} from '../../../../stored/shape';
import {parseStored} from '../../../../stored/parseStored';

export const MAX_VERSIONS = 10;
export const MAX_NAME_LENGTH = 100;
/** Dates outside this range can't be shown. */
const MAX_TIME_MS = 8.64e15;

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

const version = fields({time: numberIn(-MAX_TIME_MS, MAX_TIME_MS), mapping: text()});

const savedMappings = fittingItems<SavedMapping>(
  fields({
    name: where(text(MAX_NAME_LENGTH), (name) => name.trim() !== ''),
    versions: where(fittingItems(version, MAX_VERSIONS), ({length}) => length > 0),
  }),
);

/** Parses what is stored. Skips whatever is damaged. */
export function parseSaved(json: string | null): {
  readonly mappings: readonly SavedMapping[];
  readonly isDamaged: boolean;
} {
  const {data = [], isDamaged} = parseStored(savedMappings, json);
  const names = data.map(({name}) => name);
  const mappings = data.filter(({name}, index) => names.indexOf(name) === index);
  return {mappings, isDamaged};
}
