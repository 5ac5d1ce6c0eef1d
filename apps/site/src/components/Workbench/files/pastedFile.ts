import type {Probe} from '../state/probe';
import type {Offered} from './addFiles';
import {inspect} from './FilePreview/inspect';
import type {Kind} from './FilePreview/kindOf';
import {inspectedFile} from './inspectedFile';

const extensionByKind: Partial<Record<Kind, string>> = {
  json: 'json',
  jsonLines: 'ndjson',
  xml: 'xml',
  csv: 'csv',
};

/** Names pasted text by what it is: 'pasted.json' */
export async function pastedFile(text: string, probe: Probe): Promise<Offered> {
  const content = new Blob([text]);
  const {kind} = await inspect(await inspectedFile('pasted', content), probe);
  return {name: `pasted.${extensionByKind[kind] ?? 'txt'}`, content};
}
