import type {Offered} from './addFiles';

/** The files and folders in a drop or on the clipboard. They must be taken before anything is awaited. */
export function filesIn({items, files}: DataTransfer): Offered[] {
  const folders = [...items]
    .map((item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null))
    .filter((entry) => entry?.isDirectory)
    .map((entry) => entry!.name);
  return [...files].map((file) => ({
    name: file.name,
    content: folders.includes(file.name) ? undefined : file,
  }));
}
