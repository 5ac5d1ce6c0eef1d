import {fromBase64Url, toBase64Url} from './base64Url';
import type {Draft, Input} from './draft';
import {MAX_LABEL_LENGTH, ShareError, type DraftFormat} from './draftFormat';

/** Larger files don't fit into a link, so there is no use in trying. */
const MAX_PACKED_BYTES = 2_000_000;

function packInput(input: Input): unknown {
  if (input.kind === 'unreadable') {
    return {kind: 'none'};
  }
  return input.kind === 'file' ? {...input, bytes: toBase64Url(input.bytes)} : input;
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
  if (kind === 'file' && typeof name === 'string' && typeof bytes === 'string') {
    return {kind, name, bytes: fromBase64Url(bytes)};
  }
  throw new ShareError('The link holds no input that this page knows.');
}

function unpackDraft(packed: unknown): Draft {
  const {call, input, now, readBack} = packed as Readonly<Record<string, unknown>>;
  if (typeof call !== 'string') {
    throw new ShareError('The link holds no call.');
  }
  return {
    call,
    input: unpackInput(input),
    ...(typeof now === 'string' && {now}),
    ...(typeof readBack === 'string' && {readBack}),
  };
}

/** Drafts of calls. */
export const callDraftFormat: DraftFormat<Draft> = {
  toJson: ({input, ...draft}) =>
    input.kind === 'file' && input.bytes.length > MAX_PACKED_BYTES
      ? undefined
      : JSON.stringify({...draft, input: packInput(input)}),
  fromJson: (json) => unpackDraft(JSON.parse(json)),
  label: ({call}) => call.slice(0, MAX_LABEL_LENGTH),
};
