import {zip} from '@documentation/mapping/internal/formats/zip/zip';
import type {Draft} from '../../state/draft';
import {safeFileName} from '../fileNames';
import {commandFor, MANIFEST, manifestOf, README, type Manifest} from './manifest';

/** Archives of more than 1 MB that unpack to more than this many times their size are refused as bombs. */
const MAX_RATIO = 200;

function readMe(manifest: Manifest): string {
  return [
    `A mapping (${manifest.mapping}) and its files, from the documentation's workbench.`,
    'To run it in the workbench, choose "More", then "Open a file", and select the ZIP file.',
    `To run it in a terminal: ${commandFor(manifest)}`,
    '',
  ].join('\n');
}

async function bytesOf(content: Blob): Promise<Uint8Array> {
  return new Uint8Array(await content.arrayBuffer());
}

/** Packs the mapping and its files as a ZIP file. */
export async function packBundle(draft: Draft, name?: string): Promise<Blob> {
  const manifest = manifestOf(draft, name);
  const encoder = new TextEncoder();
  const files = await Promise.all(
    draft.files.map(async ({content}, index) => {
      return [manifest.files[index]!.path, await bytesOf(content)] as const;
    }),
  );
  const contents = Object.fromEntries([
    [manifest.mapping, encoder.encode(draft.mapping)],
    ...files,
    [README, encoder.encode(readMe(manifest))],
    [MANIFEST, encoder.encode(`${JSON.stringify(manifest, undefined, 2)}\n`)],
  ]);
  const size = Object.values(contents).reduce((sum, {length}) => sum + length, 0);
  const packed = await zip(contents);
  // Highly repetitive data would look like a bomb, so it is stored uncompressed.
  const archive = size > packed.length * MAX_RATIO ? await zip(contents, {packed: false}) : packed;
  return new Blob([archive as Uint8Array<ArrayBuffer>], {type: 'application/zip'});
}

/** Downloads the bundle. */
export async function saveBundle(draft: Draft, name?: string): Promise<void> {
  const bundle = await packBundle(draft, name);
  const {saveFile} = await import('../../../../saveFile');
  saveFile(bundle, `${name ? safeFileName(name) : 'mapping'}.zip`);
}
