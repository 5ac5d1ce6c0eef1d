import type {PDFDocumentProxy} from 'pdfjs-dist';
import {expression} from '../../../examples/expression';
import {fail, HostError, MappingError} from '@documentation/base/internal/values/errors';
import type {Parameter} from '../../../language/types';
import {FILE_BYTES} from '@documentation/base/internal/limits/values/files';
import {sizeText} from '@documentation/base/internal/limits/format';
import {flowText} from './pageText';
import {checkWidths} from './checkWidths';

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

/** A PDF that can be read wherever the library works. */
const soundFile = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 17>>stream
BT/F 9 Tf(a)Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

async function canReadPdfs(): Promise<boolean> {
  const text = read(new TextEncoder().encode(soundFile), null, async (document) => {
    await document.getMetadata();
    return flowText(await document.getPage(1));
  });
  return text.then(
    (found) => found === 'a',
    () => false,
  );
}

async function explain(error: unknown): Promise<never> {
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
  if (!(await canReadPdfs())) {
    throw new HostError(
      'This browser can’t read PDF files. Try a newer version or another browser.',
    );
  }
  return fail(
    'E_PARSE',
    'The PDF is damaged or contains something that can’t be read. Save or export it again.',
    'file',
  );
}

async function loadLibrary() {
  // Use the legacy build, because the modern one needs functions that Node 20 lacks.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

async function read<T>(
  file: Uint8Array,
  password: string | null,
  work: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const {getDocument} = await loadLibrary();
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
    return await work(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** Opens a PDF, passes it to the callback, and closes it. Library errors become E_PASSWORD or E_PARSE. */
export async function withPdf<T>(
  file: Uint8Array,
  password: string | null,
  work: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  checkFile(file);
  await checkWidths(file);
  // If the library can’t be loaded, neither the file nor the browser is at fault.
  await loadLibrary();
  return read(file, password, work).catch(explain);
}
