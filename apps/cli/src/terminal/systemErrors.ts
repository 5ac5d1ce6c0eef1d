import {UsageError} from './usageError';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'doesn’t exist. Check the path.',
  EISDIR: 'is a folder. Name a file.',
  EACCES: 'can’t be accessed. Check its permissions.',
  EPERM: 'can’t be accessed. Check its permissions.',
  ENOTDIR: 'doesn’t exist, because part of its path is a file. Check the path.',
  ELOOP: 'is a link that leads back to itself. Check the path.',
  ENAMETOOLONG: 'has a name that is too long. Choose a shorter one.',
  EROFS: 'can’t be written, because the disk is read-only.',
  ENOSPC: 'can’t be written, because the disk is full.',
  EDQUOT: 'can’t be written, because your share of the disk is full.',
  EFBIG: 'can’t be written, because it’s larger than the system allows.',
};

/** Fails with what the system reports about a file, as a sentence. */
export function explain(path: string, error: unknown): never {
  if (error instanceof UsageError) {
    throw error;
  }
  const {code = '', message} = error as NodeJS.ErrnoException;
  throw new UsageError(
    `${path === '' ? '“”' : path} ${reasons[code] ?? `can’t be used: ${message}`}`,
  );
}
