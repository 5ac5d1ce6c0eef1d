import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  writeFile as writeFileThen,
  type Stats,
} from 'node:fs';
import {open} from 'node:fs/promises';
import {dirname, resolve} from 'node:path';
import {promisify} from 'node:util';
import {explain} from './systemErrors';
import {withTemporaryFile} from './temporaryFile';
import {UsageError} from './usageError';

const writeTo = promisify(writeFileThen);
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Where the output goes, at the end of all links, and what is there now. */
interface Target {
  readonly path: string;
  readonly stats?: Stats;
}

function targetOf(path: string): Target {
  const stats = statSync(path, {throwIfNoEntry: false});
  if (stats) {
    // The links of devices, such as those in /dev/fd/, have targets that aren't paths.
    return {path: stats.isFile() ? realpathSync(path) : path, stats};
  }
  const isLink = lstatSync(path, {throwIfNoEntry: false})?.isSymbolicLink() ?? false;
  return isLink ? targetOf(resolve(dirname(path), readlinkSync(path))) : {path};
}

function alreadyExists(path: string): never {
  throw new UsageError(
    `${path} already exists. Choose another name, or overwrite it with --force.`,
  );
}

/** Returns where the output goes, or fails if it can't be written there. */
function checkedTarget(path: string, mayOverwrite: boolean): Target {
  const target = targetOf(path);
  const {stats} = target;
  const folder = dirname(target.path);
  if (stats?.isDirectory() || path.endsWith('/')) {
    throw new UsageError(`${path} is a folder. Name a file.`);
  }
  if (stats?.isBlockDevice() || stats?.isSocket()) {
    throw new UsageError(`${path} is a disk or a socket. Name a file.`);
  }
  if (stats?.isFile() && !mayOverwrite) {
    alreadyExists(path);
  }
  if (!stats && !existsSync(folder)) {
    throw new UsageError(`The folder ${folder} doesn’t exist. Create it first.`);
  }
  accessSync(stats ? path : folder, constants.W_OK);
  return target;
}

/** Whether a path leads to where the standard output goes: '-', '/dev/stdout' or the same file. */
export function isStandardOutput(path: string): boolean {
  try {
    const [named, standard] = [statSync(path), fstatSync(1)];
    return path === '-' || (named.dev === standard.dev && named.ino === standard.ino);
  } catch {
    return path === '-';
  }
}

/** Fails early if a file can't be written, so a long run isn't wasted. */
export function checkOutput(path: string, mayOverwrite: boolean): void {
  if (path === '') {
    throw new UsageError('The name of the output file is empty. Name a file after -o.');
  }
  try {
    checkedTarget(path, mayOverwrite);
  } catch (error) {
    explain(path, error);
  }
}

/** Gives a temporary file its name. Unlike renaming, this fails if another program has created the file meanwhile. */
function claim(temporary: string, path: string): void {
  try {
    linkSync(temporary, path);
  } catch (error) {
    // Some file systems have no links.
    if (codeOf(error) === 'EEXIST' || existsSync(path)) {
      throw error;
    }
    renameSync(temporary, path);
  }
}

/** Writes a file completely or not at all: into a temporary file beside it, which then gets the name. */
function replace({path, stats}: Target, content: Uint8Array): Promise<void> {
  return withTemporaryFile(dirname(path), async (temporary) => {
    // Until it has the mode of the file that it replaces, only the owner can read it.
    const file = openSync(temporary, 'wx', stats ? 0o600 : 0o666);
    try {
      if (stats) {
        fchownSync(file, stats.uid, stats.gid);
        fchmodSync(file, stats.mode & 0o7777);
      }
      await writeTo(file, content);
    } finally {
      closeSync(file);
    }
    if (stats) {
      renameSync(temporary, path);
    } else {
      claim(temporary, path);
    }
  });
}

/** Writes into what exists, as a shell does: a device, a pipe, or a file that can't be replaced. */
async function writeInto(path: string, content: Uint8Array): Promise<void> {
  // Opening a pipe waits for its reader. Meanwhile, the user can press Ctrl+C.
  const file = await open(path, constants.O_WRONLY | constants.O_TRUNC);
  try {
    await file.writeFile(content);
  } catch (error) {
    // The reader of a pipe doesn't have to read to the end.
    if (codeOf(error) !== 'EPIPE') {
      throw error;
    }
  } finally {
    await file.close();
  }
}

async function writeTarget(target: Target, content: Uint8Array): Promise<void> {
  const {path, stats} = target;
  // Other names of the file must keep leading to it.
  if (stats && (!stats.isFile() || stats.nlink > 1)) {
    return writeInto(path, content);
  }
  try {
    return await replace(target, content);
  } catch (error) {
    // The folder is read-only, the owner is someone else, or the file is mounted.
    if (stats && ['EACCES', 'EPERM', 'EBUSY', 'EROFS'].includes(codeOf(error))) {
      return writeInto(path, content);
    }
    throw error;
  }
}

/** Writes the output. A file that is overwritten keeps its links, its owner and its mode. */
export async function writeFile(
  path: string,
  content: Uint8Array,
  mayOverwrite: boolean,
): Promise<void> {
  try {
    await writeTarget(checkedTarget(path, mayOverwrite), content);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      alreadyExists(path);
    }
    explain(path, error);
  }
}
