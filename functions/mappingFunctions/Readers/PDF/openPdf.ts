import type {PDFDocumentProxy} from 'pdfjs-dist';
import {fail, MappingError} from '../../../language/errors';
import type {Parameter} from '../../../language/types';

const MAX_PDF_BYTES = 20_000_000;
export const fileLimit = 'A file has at most 20 MB.';

/** The parameters that all readers of PDF share. */
export const fileParameter = {
  type: 'Binary',
  data: true,
  description: 'the PDF file',
} as const satisfies Parameter;

export const passwordParameter = {
  type: 'Text',
  default: null,
  description: 'the password, when the file has one',
} as const satisfies Parameter;

const ascii = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Refuses what can't be a whole PDF, before the library tries to repair it. */
function checkFile(file: Uint8Array): void {
  if (file.length > MAX_PDF_BYTES) {
    fail('E_LIMIT', 'The file is larger than 20 MB.', 'file');
  }
  if (!ascii(file.subarray(0, 1024)).includes('%PDF-')) {
    fail('E_PARSE', 'The file isn’t a PDF: it doesn’t start with %PDF.', 'file');
  }
  if (!ascii(file.subarray(-1024)).includes('%%EOF')) {
    fail('E_PARSE', 'The PDF is cut off: it doesn’t end with %%EOF.', 'file');
  }
}

function explain(error: unknown): never {
  if (error instanceof MappingError) {
    throw error;
  }
  const {name, code, message} = error as {name?: string; code?: number; message?: string};
  if (name === 'PasswordException') {
    const isWrong = code === 2;
    fail(
      'E_PASSWORD',
      isWrong ? 'The password is wrong.' : 'The PDF has a password. Give it as password.',
      isWrong ? 'password' : 'file',
    );
  }
  return fail('E_PARSE', `The PDF can’t be read: ${(message ?? '').replace(/\.$/, '')}.`, 'file');
}

/** Opens a PDF, hands it over, and closes it. What the file does wrong is E_PARSE. */
export async function withPdf<T>(
  file: Uint8Array,
  password: string | null,
  read: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  checkFile(file);
  // The build for older engines: the other one needs functions that Node 20 lacks.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const {getDocument} = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    // The library keeps what it gets.
    data: file.slice(),
    password: password ?? undefined,
    stopAtErrors: true,
    verbosity: 0,
    // Nothing is fetched or evaluated.
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
