import type {RunFile} from '../../../../engine/workbenchMessages';
import type {Probe} from '../../state/probe';
import {kindOf, type Kind} from './kindOf';
import {readStart, type FileStart} from './readStart';

/** What Readers.CSV.DetectFormat returns. */
export interface CsvFormat {
  readonly delimiter: string;
  readonly quote: string;
  readonly encoding: string;
  readonly header: boolean;
  readonly confidence: number;
}

export interface Inspection {
  readonly kind: Kind;
  readonly start: FileStart;
  /** Set for CSV files. */
  readonly format?: CsvFormat;
}

/** Prose with a comma in most lines isn't a table. */
const CONVINCING = 0.9;

function isConvincing({confidence}: CsvFormat, {text = ''}: FileStart): boolean {
  return confidence >= CONVINCING && text.trim().includes('\n');
}

/** Finds out what a file is. For CSV, also finds its delimiter and encoding. */
export async function inspect(file: RunFile, probe: Probe): Promise<Inspection> {
  const start = await readStart(file.content);
  const kind = kindOf(start, file.name);
  if (kind !== 'csv' && kind !== 'text') {
    return {kind, start};
  }
  const found = await probe('Readers.CSV.DetectFormat($)', {...file, isData: false});
  const format = found as unknown as CsvFormat | undefined;
  if (format && (kind === 'csv' || isConvincing(format, start))) {
    return {kind: 'csv', start, format};
  }
  return {kind: 'text', start};
}
