import {fail} from '@documentation/base/internal/values/errors';
import {joinWords} from '@documentation/base/internal/values/joinWords';
import type {Value} from '@documentation/base/internal/values/types';
import {quote} from '@documentation/base/internal/values/quote';

/** An operation of a JSON Patch (RFC 6902). */
export type Operation =
  | {readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: Value}
  | {readonly op: 'remove'; readonly path: string}
  | {readonly op: 'move' | 'copy'; readonly path: string; readonly from: string};

const names: readonly Operation['op'][] = ['add', 'remove', 'replace', 'move', 'copy', 'test'];

/** Checks an operation. Ignores fields that it doesn't need, as RFC 6902 requires. */
export function readOperation(given: {readonly [key: string]: Value}, index: number): Operation {
  function refuse(problem: string): never {
    return fail('E_FORMAT', `The operation at position ${index} ${problem}`, 'patch');
  }

  function textOf(field: 'path' | 'from'): string {
    const value = Object.hasOwn(given, field) ? given[field] : undefined;
    return typeof value === 'string'
      ? value
      : refuse(`needs a JSON Pointer in \`${field}\`, such as "/items/0/price".`);
  }

  const op = names.find((name) => Object.hasOwn(given, 'op') && given.op === name);
  if (op === undefined) {
    const found =
      typeof given.op === 'string' ? `has the unknown \`op\` ${quote(given.op)}` : 'has no `op`';
    return refuse(
      `${found}. Use ${joinWords(
        names.map((name) => quote(name)),
        'or',
      )}.`,
    );
  }
  const path = textOf('path');
  switch (op) {
    case 'remove':
      return {op, path};
    case 'move':
    case 'copy':
      return {op, path, from: textOf('from')};
    default:
      return Object.hasOwn(given, 'value')
        ? {op, path, value: given.value!}
        : refuse(`has no \`value\`, which "${op}" needs. Add the value, which can be null.`);
  }
}
