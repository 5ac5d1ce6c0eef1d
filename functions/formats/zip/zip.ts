import {fail} from '../../language/errors';

/** The files in a ZIP archive, by path. */
export type ZipFiles = Readonly<Record<string, Uint8Array>>;

const MAX_UNPACKED_BYTES = 50_000_000;
const MAX_RATIO = 200;
/** The unpacked size above which the compression ratio is checked. Smaller archives are harmless at any ratio. */
const RATIO_COUNTS_FROM_BYTES = 1_000_000;

/**
 * Unpacks an archive after checking the unpacked sizes that it declares. False sizes are harmless, because the library
 * unpacks at most as many bytes of a file as declared.
 */
export async function unzip(archive: Uint8Array, parameter: string): Promise<ZipFiles> {
  const {unzipSync} = await import('fflate');
  try {
    let unpacked = 0;
    unzipSync(archive, {
      filter(file) {
        unpacked += file.originalSize;
        return false;
      },
    });
    const isTooDense = unpacked > RATIO_COUNTS_FROM_BYTES && unpacked > archive.length * MAX_RATIO;
    if (unpacked > MAX_UNPACKED_BYTES || isTooDense) {
      const size = Math.ceil(unpacked / 1_000_000).toLocaleString('en-US');
      fail(
        'E_LIMIT',
        `The file unpacks to ${size} MB. The limit is 50 MB or ${MAX_RATIO} times the file size, whichever is smaller. Use a smaller file.`,
        parameter,
      );
    }
    return unzipSync(archive);
  } catch (error) {
    // The library's errors for damaged archives have a numeric code.
    if (error instanceof Error && typeof (error as {code?: unknown}).code === 'number') {
      return fail(
        'E_PARSE',
        'The file is damaged or incomplete and can’t be unpacked. Download or export it again.',
        parameter,
      );
    }
    throw error;
  }
}

/** Packs files. The archive has a fixed date, so the same files always produce the same bytes. */
export async function zip(files: ZipFiles, {packed = true} = {}): Promise<Uint8Array> {
  const {zipSync} = await import('fflate');
  return zipSync(files, {level: packed ? 6 : 0, mtime: new Date(1980, 0, 1)});
}
