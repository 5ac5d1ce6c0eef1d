import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {POINTER_SEGMENTS} from '@documentation/base/internal/limits/values/documents';
import {quote} from '@documentation/base/internal/values/quote';

/** Splits a JSON Pointer (RFC 6901) into segments: '/items/0/a~1b' → ['items', '0', 'a/b'] */
export function readPointer(pointer: string, parameter = 'pointer'): string[] {
  if (pointer === '') {
    return [];
  }
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) {
    fail(
      'E_PATH',
      `${quote(pointer)} isn’t a valid JSON Pointer. Start it with a slash, as in "/items/0/price", and write ~ as ~0.`,
      parameter,
    );
  }
  const steps = pointer.slice(1).split('/');
  if (steps.length > POINTER_SEGMENTS) {
    fail(
      'E_PATH',
      `The pointer has more than ${POINTER_SEGMENTS} segments. Shorten it.`,
      parameter,
    );
  }
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Writes a key as a segment of a JSON Pointer: 'a/b' → 'a~1b' */
export function writeSegment(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/**
 * Returns the list position for a pointer segment: '2' → 2, '-' → the position after the last item. Returns undefined
 * for other text.
 */
export function listPosition(list: readonly Value[], step: string): number | undefined {
  if (step === '-') {
    return list.length;
  }
  return /^(?:0|[1-9]\d*)$/.test(step) ? Number(step) : undefined;
}

export const pointerParameter = {
  type: 'Text',
  description:
    'a JSON Pointer (RFC 6901) such as `"/items/0/price"`, or `""` for the whole document',
} as const;

/** Returns a copy of an object with one key set. A new key is added last, and "__proto__" is a key like any other. */
export function withKey(
  source: {readonly [key: string]: Value},
  key: string,
  value: Value,
): {readonly [key: string]: Value} {
  return Object.fromEntries(new Map([...Object.entries(source), [key, value]]));
}
