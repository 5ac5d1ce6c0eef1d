import type {StepValue, WorkbenchOutcome} from '../../../../engine/workbenchMessages';
import {extensionOf} from '../fileType';

/** The function that reads each kind of file. */
const readers: Readonly<Record<string, string>> = {
  csv: 'Readers.CSV.ReadObjects',
  json: 'Readers.JSON.ReadDocument',
  pdf: 'Readers.PDF.ReadText',
  txt: 'Readers.CSV.ReadObjects',
  xlsx: 'Readers.XLSX.ReadObjects',
  zip: 'Readers.XLSX.ReadObjects',
  xml: 'Readers.XML.ReadDocument',
};

function inputOf({steps, mapping}: WorkbenchOutcome): StepValue | undefined {
  const input = steps.find(({from, to}) => mapping.slice(from, to) === '$');
  return input?.values[0];
}

/** Explains that the mapping mistakes a file for data, or data for a file. Backticks mark code. */
export function inputHint(outcome: WorkbenchOutcome): string | undefined {
  const {steps, mapping} = outcome;
  const {value: input, isCut} = inputOf(outcome) ?? {};
  if (input instanceof Uint8Array) {
    const path = steps.find(
      ({type, from, to}) => type === 'Path' && /^\$\s*[.[]/.test(mapping.slice(from, to)),
    );
    const reader = readers[extensionOf(input, isCut)] ?? 'Readers.CSV.ReadObjects';
    return (
      path &&
      `\`$\` is a file, so \`${mapping.slice(path.from, path.to)}\` is null. Read the file first, for example with \`${reader}($)\`.`
    );
  }
  const {functionName = '', parameter} = 'failure' in outcome ? outcome.failure : {};
  const isRead = functionName.startsWith('Readers.') && parameter === 'file';
  return isRead && typeof input === 'object' && input !== null
    ? `\`$\` is already data, so no reader is needed. Use \`$\` instead of \`${functionName}($)\`, or load the data as a file.`
    : undefined;
}
