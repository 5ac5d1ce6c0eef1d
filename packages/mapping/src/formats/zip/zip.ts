import {fail} from '@documentation/base/internal/values/errors';
import {checksumOf, readDirectory} from './directory';
import {
  UNPACKED_BYTES,
  UNPACKED_TIMES,
  UNPACKED_TIMES_FROM_BYTES,
} from '@documentation/base/internal/limits/values/documents';
import {sizeText} from '@documentation/base/internal/limits/format';

/** The files in a ZIP archive, by path. */
export type ZipFiles = Readonly<Record<string, Uint8Array>>;

/** The library's errors for damaged archives have a numeric code. */
function isLibraryError(error: unknown): boolean {
  return error instanceof Error && typeof (error as {code?: unknown}).code === 'number';
}

function failAsDamaged(parameter: string): never {
  return fail(
    'E_PARSE',
    'The file is damaged or incomplete and can’t be unpacked. Download or export it again.',
    parameter,
  );
}

function checkUnpackedSize(unpacked: number, packed: number, parameter: string): void {
  const size = sizeText(Math.ceil(unpacked / 1_000_000) * 1_000_000);
  if (unpacked > UNPACKED_BYTES) {
    fail(
      'E_LIMIT',
      `The file unpacks to ${size}. The limit is ${sizeText(UNPACKED_BYTES)}. Use a smaller file.`,
      parameter,
    );
  }
  if (unpacked > UNPACKED_TIMES_FROM_BYTES && unpacked > packed * UNPACKED_TIMES) {
    fail(
      'E_LIMIT',
      `The file unpacks to ${size}, which is more than ${UNPACKED_TIMES} times its size. Save it again, or use another file.`,
      parameter,
    );
  }
}

/**
 * Unpacks an archive after checking the unpacked sizes that it declares. False sizes are harmless,
 * because the library doesn't unpack more bytes of a file than declared. The library doesn't compare checksums,
 * so we do: otherwise, a damaged archive could produce wrong values.
 */
export async function unzip(archive: Uint8Array, parameter: string): Promise<ZipFiles> {
  const {unzipSync} = await import('fflate');
  const entries = readDirectory(archive) ?? failAsDamaged(parameter);
  const names: string[] = [];
  let unpacked = 0;
  let files: ZipFiles;
  try {
    unzipSync(archive, {
      filter({name, originalSize}) {
        names.push(name);
        unpacked += originalSize;
        return false;
      },
    });
    checkUnpackedSize(unpacked, archive.length, parameter);
    files = unzipSync(archive);
  } catch (error) {
    if (isLibraryError(error)) {
      return failAsDamaged(parameter);
    }
    throw error;
  }
  const isIntact = names.every((name, index) => {
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    return file === undefined || checksumOf(file) === entries[index]?.checksum;
  });
  return isIntact ? files : failAsDamaged(parameter);
}

/** Packs files. The archive has a fixed date, so the same files always produce the same bytes. */
export async function zip(files: ZipFiles, {packed = true} = {}): Promise<Uint8Array> {
  const {zipSync} = await import('fflate');
  return zipSync(files, {level: packed ? 6 : 0, mtime: new Date(1980, 0, 1)});
}
