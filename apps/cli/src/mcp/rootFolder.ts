import {realpathSync, statSync} from 'node:fs';
import {isAbsolute, relative, resolve, sep} from 'node:path';
import {shorten} from '@documentation/base/internal/values/quote';
import {readFile} from '../terminal/files';
import {UsageError} from '../terminal/usageError';
import {ToolError} from './tool';

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** Whether a path is below a folder. Both have no links in them. */
function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Returns a function that reads files below a folder, and no others, whatever links and dots their paths contain. */
export function fileReader(root: string | undefined): (path: string) => Uint8Array {
  const folder = root === undefined ? undefined : realPath(root);
  if (root !== undefined && (folder === undefined || !statSync(folder).isDirectory())) {
    throw new UsageError(`${root} isn’t a folder. Name an existing folder after --root.`);
  }
  return (path) => {
    if (folder === undefined) {
      throw new ToolError(
        'This server reads no files, because it was started without --root. Pass the data itself.',
      );
    }
    const file = path.includes('\0') ? undefined : realPath(resolve(folder, path));
    // The same message for both, so no one learns which files exist elsewhere.
    if (file === undefined || !isBelow(folder, file) || !statSync(file).isFile()) {
      throw new ToolError(
        `There is no file “${shorten(path)}” in the folder that this server was started with. Use a path relative to it.`,
      );
    }
    try {
      return readFile(file);
    } catch (error) {
      // The message must not show where the folder is.
      throw new ToolError((error as Error).message.replaceAll(file, path));
    }
  };
}
