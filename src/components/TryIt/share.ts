import type {Draft, Input} from './draft';
import {DRAFT_PREFIX} from './fragment';

/** Links that carry a draft in their fragment: '#try=1.' and the draft, as JSON, deflated, in base64url. */

/** A link made yesterday works tomorrow: a new form of drafts gets a new number, the old one stays. */
const VERSION = '1.';
/** What a link may unpack to; a small one can be made to unpack to anything. */
const MAX_UNPACKED_BYTES = 4_000_000;
/** Longer addresses are cut off by browsers and chats. */
const MAX_LINK_LENGTH = 1_000_000;

export class ShareError extends Error {
  override readonly name = 'ShareError';
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) {
    binary += String.fromCharCode(byte);
  }
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  maxBytes = Infinity,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new ShareError('The link holds too much data.');
    }
  }
  const bytes = new Uint8Array(length);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}

function packInput(input: Input): unknown {
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

/** A draft as it can be kept in text: in a link or in the history. */
export function draftToJson({input, ...draft}: Draft): string {
  return JSON.stringify({...draft, input: packInput(input)});
}

export function draftFromJson(json: string): Draft {
  return unpackDraft(JSON.parse(json));
}

/** The fragment of a link to a draft; undefined when the data is too large for a link. */
export async function encodeFragment(draft: Draft): Promise<string | undefined> {
  const stream = new Blob([draftToJson(draft)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const fragment = DRAFT_PREFIX + VERSION + toBase64Url(await bytesOf(stream));
  return fragment.length > MAX_LINK_LENGTH ? undefined : fragment;
}

/** The draft of a fragment. A link that is cut off or changed is a ShareError. */
export async function decodeFragment(hash: string): Promise<Draft> {
  try {
    const code = hash.slice(DRAFT_PREFIX.length);
    if (!code.startsWith(VERSION)) {
      throw new ShareError('The link is of a kind that this page doesn’t know.');
    }
    const stream = new Blob([fromBase64Url(code.slice(VERSION.length))])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await bytesOf(stream, MAX_UNPACKED_BYTES);
    return draftFromJson(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch (error) {
    throw error instanceof ShareError
      ? error
      : new ShareError('The link is incomplete or changed.');
  }
}
