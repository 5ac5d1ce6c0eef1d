import {useState} from 'react';
import type {RunFile} from '../../../../engine/workbenchMessages';
import type {Explain, Probe} from '../../state/probe';
import {inspect, type Inspection} from './inspect';
import {read, sheetsOf, type Reading, type Sheet} from './readings';
import {useLoaded} from './useLoaded';

interface Preview {
  /** Undefined while the file is being read, and null if its content is gone. */
  readonly inspection: Inspection | null | undefined;
  /** Undefined while the file is being read, and for files without a reader. */
  readonly reading: Reading | undefined;
  /** Why the file can't be read. */
  readonly problem: string | undefined;
  readonly sheets: readonly Sheet[];
  /** Undefined for the first sheet. */
  readonly sheet: string | undefined;
  readonly chooseSheet: (sheet: string | undefined) => void;
}

/** Finds out what a file is and reads it, as a mapping would. */
export default function usePreview(file: RunFile, probe: Probe, explain?: Explain): Preview {
  const [chosenSheet, chooseSheet] = useState<string>();
  const key = `${file.id} ${file.isData}`;
  const inspection = useLoaded(key, () => inspect(file, probe).catch(() => null));
  const isWorkbook = inspection?.kind === 'xlsx';
  const sheets = useLoaded(`${key} ${isWorkbook}`, () =>
    isWorkbook ? sheetsOf(file, probe) : Promise.resolve([]),
  );
  const sheet = sheets?.find(({name}) => name === chosenSheet)?.name;
  const outcome = useLoaded(`${key} ${Boolean(inspection)} ${sheet}`, async () => {
    const reading = inspection ? await read(inspection, file, {probe, sheet}) : undefined;
    const call = reading?.failedCall;
    const problem = call && (await explain?.(call, {...file, isData: call === '$'}));
    return {reading, problem};
  });
  return {
    inspection,
    reading: outcome?.reading,
    problem: outcome?.problem,
    sheets: sheets ?? [],
    sheet,
    chooseSheet,
  };
}
