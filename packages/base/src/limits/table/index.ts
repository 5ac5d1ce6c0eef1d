import {durationText, grouped, sizeText} from '../format';
import {documents} from './documents';
import {files} from './files';
import {retention} from './retention';
import {steps} from './steps';
import {times} from './times';
import type {Limit, Limits} from './types';
import {values} from './values';

/** The limits as the platform reference lists them. Only the build imports them, because pages show only a few. */
export const limitGroups: Readonly<Record<string, Limits>> = {
  files,
  times,
  retention,
  values,
  documents,
  steps,
};

const limits: Limits = Object.fromEntries(
  Object.values(limitGroups).flatMap(Object.entries<Limit>),
);

/** Formats a limit with its unit: '20 MB', '15 minutes', '1,000,000 rows' */
export function limitText({value, unit}: Limit): string {
  return unit === 'bytes'
    ? sizeText(value)
    : unit === 'seconds'
      ? durationText(value)
      : `${grouped(value)}\u00A0${unit}`.trim();
}

/** Returns a limit by its key: 'file'. Fails if there is none, so the build names the misspelt key. */
export function limitOf(key: string): Limit {
  const limit = limits[key];
  if (!limit) {
    throw new Error(
      `There is no limit "${key}". Use one of these: ${Object.keys(limits).join(', ')}.`,
    );
  }
  return limit;
}
