/** Sanitises file names, and writes and reads them in Content-Disposition headers (RFC 6266). */
import {create, parse} from 'content-disposition';

const MAX_LENGTH = 200;
/** Matches names that Windows reserves for devices, with or without an extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Sanitises a file name: '../../etc/passwd' → 'passwd'. Returns '' if nothing is left. */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1)!;
  const clean = last
    .normalize('NFC')
    // Control and formatting characters can disguise a name. The punctuation is special in shells or on Windows.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = cut(clean);
  return DEVICE.test(short) ? `_${short}` : short;
}

/** Shortens a name that is too long, but keeps its extension. */
function cut(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= MAX_LENGTH) {
    return name;
  }
  const [ending = ''] = /\.\w{1,10}$/.exec(name) ?? [];
  return characters.slice(0, MAX_LENGTH - ending.length).join('') + ending;
}

/** Builds the header value: 'attachment; filename="Gr__e.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf' */
export function contentDisposition(disposition: 'attachment' | 'inline', fileName: string): string {
  return create(fileName, {type: disposition, fallback: fileName.replace(/[^ -~]/gu, '_')});
}

/** Returns the file name from a Content-Disposition header without sanitising it, or null if there is none. */
export function fileNameIn(header: string): string | null {
  return parse(header).parameters['filename'] ?? null;
}
