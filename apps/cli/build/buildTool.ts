import {noticesOf, packageFolderOf} from '../../../tooling/licenses/licenses';
import type {Documentation} from '../src/documentation/types';
import {bundle, pack} from './bundle';

const INTRODUCTION =
  'The command-line tool contains code from these packages, under these licenses.';

/** The licenses of the packages that files belong to. */
function noticesFor(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => packageFolderOf(file) ?? []));
  return noticesOf([...folders], INTRODUCTION, 'tooling/licenses/texts');
}

/** The comments at the start of the file. */
function header(version: string, siteUrl: string): string {
  return [
    '#!/usr/bin/env node',
    `// The command-line tool for mappings, version ${version}. It needs Node.js 20 or later, and nothing else.`,
    '// For help, run: node mapping.mjs --help',
    '// For the licenses of the packages in this file, run: node mapping.mjs licenses',
    `// ${siteUrl}guides/mappings/overview`,
    '',
  ].join('\n');
}

export interface Facts {
  readonly version: string;
  /** 'https://docs.example.com/docs/' */
  readonly siteUrl: string;
  readonly documentation: Documentation;
}

/** Builds the command-line tool. The same facts give the same bytes. */
export async function buildTool({version, siteUrl, documentation}: Facts): Promise<string> {
  const packed = pack(JSON.stringify(documentation));
  const program = await bundle((inputs) => ({
    version,
    siteUrl,
    documentation: packed,
    notices: pack(noticesFor(inputs)),
  }));
  return header(version, siteUrl) + program;
}
