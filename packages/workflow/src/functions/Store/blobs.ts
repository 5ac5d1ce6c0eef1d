import {failStep} from '../../language/stepErrors';
import {quote} from '@documentation/base/internal/values/quote';

/** A stored file, which the platform keeps under 'blobs/<bucket>/<path>'. */
export interface Blob {
  /** The content, as Base64 text. */
  readonly file: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
}

export const bucketField = {
  type: 'string',
  pattern: '^[a-z0-9][a-z0-9-]{0,62}$',
  description: 'the bucket name: lowercase letters, digits and hyphens',
} as const;

export const pathField = {
  type: 'string',
  minLength: 1,
  maxLength: 1024,
  description: 'the path in the bucket, such as `"2024/invoice-117.pdf"`',
} as const;

/** Returns the key under which a file is stored. Rejects paths that could lead outside the bucket. */
export function blobPlace(bucket: string, path: string): string {
  const parts = path.split('/');
  const isStrange =
    parts.some((part) => ['', '.', '..'].includes(part)) || /[\\\p{Cc}]/u.test(path);
  if (isStrange) {
    failStep(
      'E_REFUSED',
      `${quote(path)} isn’t a valid path. Use a path such as "2024/invoice-117.pdf".`,
    );
  }
  return `blobs/${bucket}/${path}`;
}
