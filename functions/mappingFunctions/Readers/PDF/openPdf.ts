import type {PDFDocumentProxy} from 'pdfjs-dist';
import {expression} from '../../../examples/expression';
import {fail, MappingError} from '../../../language/errors';
import type {Parameter} from '../../../language/types';
import {FILE_BYTES} from '../../../limits/values/files';
import {sizeText} from '../../../limits/format';

export const fileLimit = `A file can be at most ${sizeText(FILE_BYTES)}.`;

export const fileParameter = {
  type: 'Binary',
  data: true,
  description: 'the PDF file',
} as const satisfies Parameter;

export const passwordParameter = {
  type: 'Text',
  default: null,
  description: 'the password, if the file has one',
} as const satisfies Parameter;

/** 21 MB of text, for examples. The size is checked before the content. */
export const largeFile = expression(
  'Types.ToBinary(Text.Replace(Text.Pad("", 1000000, "."), ".", "€€€€€€€"))',
);

const ascii = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Rejects files that are too large, not PDFs, or truncated. The library would try to repair a truncated file. */
function checkFile(file: Uint8Array): void {
  if (file.length > FILE_BYTES) {
    fail(
      'E_LIMIT',
      `The file is larger than ${sizeText(FILE_BYTES)}. Split it into smaller files.`,
      'file',
    );
  }
  if (!ascii(file.subarray(0, 1024)).includes('%PDF-')) {
    fail(
      'E_PARSE',
      'The file isn’t a PDF: it doesn’t start with %PDF. Check that it’s the right file.',
      'file',
    );
  }
  if (!ascii(file.subarray(-1024)).includes('%%EOF')) {
    fail(
      'E_PARSE',
      'The PDF is truncated: it doesn’t end with %%EOF. Download or export it again.',
      'file',
    );
  }
}

function explain(error: unknown): never {
  if (error instanceof MappingError) {
    throw error;
  }
  const {name, code} = error as {name?: string; code?: number};
  if (name === 'PasswordException') {
    const isWrong = code === 2;
    fail(
      'E_PASSWORD',
      isWrong
        ? 'The password is wrong. Check it and try again.'
        : 'The PDF is password-protected. Provide the password.',
      isWrong ? 'password' : 'file',
    );
  }
  return fail(
    'E_PARSE',
    'The PDF is damaged or contains something that can’t be read. Save or export it again.',
    'file',
  );
}

/** Opens a PDF, passes it to the callback, and closes it. Library errors become E_PASSWORD or E_PARSE. */
export async function withPdf<T>(
  file: Uint8Array,
  password: string | null,
  read: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  checkFile(file);
  // Use the legacy build, because the modern one needs functions that Node 20 lacks.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    // The library takes ownership of the bytes, so pass a copy.
    data: file.slice(),
    password: password ?? undefined,
    stopAtErrors: true,
    verbosity: 0,
    // Prevent the library from fetching resources or evaluating code.
    isEvalSupported: false,
    useWorkerFetch: false,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
  });
  try {
    return await read(await task.promise);
  } catch (error) {
    return explain(error);
  } finally {
    await task.destroy();
  }
}
