import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {TOOL_FOLDER} from '../../apps/site/src/universal/commandLineTool';

export interface Download {
  readonly file: string;
  /** The SHA-256 of the content, in hexadecimal. */
  readonly checksum: string;
}

/** Writes a file that readers download, and its checksum beside it. */
export function writeDownload(directory: string, file: string, content: string | Buffer): Download {
  const checksum = createHash('sha256').update(content).digest('hex');
  const folder = join(directory, TOOL_FOLDER);
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, file), content);
  // As `sha256sum --check` reads it.
  writeFileSync(join(folder, `${file}.sha256`), `${checksum}  ${file}\n`);
  return {file, checksum};
}
