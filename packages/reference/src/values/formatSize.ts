export {grouped as formatCount} from '@documentation/base/internal/limits/format';

const KILOBYTE = 1000;

/** 144 → '144 bytes', 5549 → '5.5 KB', with a non-breaking space */
export function formatSize(bytes: number): string {
  if (bytes < KILOBYTE) {
    return `${bytes}\u00A0${bytes === 1 ? 'byte' : 'bytes'}`;
  }
  const inMegabytes = bytes >= KILOBYTE * KILOBYTE;
  const size = bytes / (inMegabytes ? KILOBYTE * KILOBYTE : KILOBYTE);
  return `${size.toFixed(1)}\u00A0${inMegabytes ? 'MB' : 'KB'}`;
}
