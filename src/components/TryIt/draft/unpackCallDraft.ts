// This module is loaded when a link or the history is first opened.
import {fromBase64Url, ShareError, type Input} from '../../Panel/drafts';
import type {Draft} from './draft';

/** Longer names, which file systems don't allow, would take seconds to lay out and paint. */
const MAX_NAME_LENGTH = 255;

function isFileName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= MAX_NAME_LENGTH;
}

function unpackInput(packed: unknown): Input {
  const {kind, text, name, bytes} = packed as Readonly<Record<string, unknown>>;
  if (kind === 'none') {
    return {kind};
  }
  if ((kind === 'json' || kind === 'text') && typeof text === 'string') {
    return {kind, text};
  }
  if (kind === 'sample' && typeof name === 'string' && /^[\w-]+(?:\.[\w-]+)*$/.test(name)) {
    return {kind, name};
  }
  if (kind === 'file' && isFileName(name) && typeof bytes === 'string') {
    return {kind, name, bytes: fromBase64Url(bytes)};
  }
  throw new ShareError('The link contains an unknown kind of input. Copy the link again.');
}

/** Parses a draft from a link or the history. */
export function unpackCallDraft(json: string): Draft {
  const {call, input, now, readBack} = JSON.parse(json) as Readonly<Record<string, unknown>>;
  if (typeof call !== 'string') {
    throw new ShareError('The link doesn’t contain a call. Copy the link again.');
  }
  return {
    call,
    input: unpackInput(input),
    ...(typeof now === 'string' && {now}),
    ...(typeof readBack === 'string' && {readBack}),
  };
}
