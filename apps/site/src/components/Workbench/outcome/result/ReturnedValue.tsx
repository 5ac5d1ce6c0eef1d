import React, {useRef, useState, type ReactNode} from 'react';
import type {Value} from '@documentation/base/internal/values/types';
import type {WorkbenchOutcome} from '../../../../engine/workbenchMessages';
import {textOfBlob} from '../../../../values/textOfBlob';
import type {Probe} from '../../state/probe';
import {rawText, ResultTools, ValueView, type View} from '../../../Panel/results';
import InputHint from '../failure/InputHint';
import {extensionOf} from '../fileType';
import ScrollArea from '../ScrollArea';
import {viewsFor} from '../views';
import ProducedFile from './ProducedFile';
import styles from './result.module.css';

export interface Props {
  readonly outcome: Extract<WorkbenchOutcome, {readonly value: Value}>;
  readonly wholeText: (part: string) => Promise<Blob>;
  readonly probe: Probe;
}

/** The value that a run returned, with its views. It can be copied and saved as a file. */
export default function ReturnedValue({outcome, wholeText, probe}: Props): ReactNode {
  const {value, whole} = outcome;
  const bodyRef = useRef<HTMLDivElement>(null);
  const [wanted, setView] = useState<View>('pretty');
  const views = viewsFor(value);
  const view = views.includes(wanted) ? wanted : 'pretty';
  const isFile = value instanceof Uint8Array;
  const fileName = `result.${extensionOf(value)}`;

  function file(): Blob | Promise<Blob> {
    if (isFile) {
      return new Blob([new Uint8Array(value)]);
    }
    return whole ? wholeText('') : new Blob([rawText(value)]);
  }

  return (
    <>
      <div className={styles.tools}>
        <ResultTools
          views={views}
          view={view}
          text={() => (whole ? wholeText('').then(textOfBlob) : rawText(value))}
          textRef={bodyRef}
          canBeCopied={!isFile}
          file={file}
          fileName={fileName}
          onChooseView={setView}
        />
      </div>
      <ScrollArea ref={bodyRef} label="Full result">
        <InputHint outcome={outcome} />
        {isFile ? (
          <ProducedFile bytes={value} name={fileName} probe={probe} />
        ) : (
          <ValueView value={value} view={view} whole={whole} />
        )}
      </ScrollArea>
    </>
  );
}
