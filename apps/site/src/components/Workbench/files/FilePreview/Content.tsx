import React, {type ReactNode} from 'react';
import type {Value} from '@documentation/base/internal/values/types';
import type {RunFile} from '../../../../engine/workbenchMessages';
import {notationTokens} from '@documentation/reference/internal/colouring/notationTokens';
import {formatCount, formatSize} from '@documentation/reference/internal/values/formatSize';
import Prose from '../../../Prose';
import {ResultCode, ValueView} from '../../../Panel/results';
import {hexLines} from './hexLines';
import type {Inspection} from './inspect';
import Pages from './Pages';
import type {Reading} from './readings';
import type {View} from './viewsOf';
import styles from './styles.module.css';

export interface Props {
  readonly file: RunFile;
  readonly view: View;
  readonly inspection: Inspection;
  /** Undefined while the file is being read. */
  readonly reading: Reading | undefined;
  /** Why the file can't be read. */
  readonly problem: string | undefined;
}

const TEXT_LENGTH = 20_000;

function StartOfFile({
  file,
  inspection,
  view,
}: Pick<Props, 'file' | 'inspection' | 'view'>): ReactNode {
  const {kind, start} = inspection;
  const size = formatSize(file.content.size);
  if (start.text === undefined || view === 'bytes') {
    return <pre className={styles.bytes}>{hexLines(start.bytes)}</pre>;
  }
  if (kind === 'empty') {
    return <p className={styles.note}>The file is empty.</p>;
  }
  const text = start.text.replaceAll('\r\n', '\n').slice(0, TEXT_LENGTH);
  const isCut = start.isCut || start.text.length > TEXT_LENGTH;
  const isJson = kind === 'json' || kind === 'jsonLines';
  return (
    <ResultCode
      code={text}
      tokens={isJson ? notationTokens(text) : ''}
      {...(isCut && {of: size})}
    />
  );
}

function Broken({problem, call}: {readonly problem?: string; readonly call: string}): ReactNode {
  return (
    <p className={styles.problem}>
      {problem ? (
        <Prose withoutLinks>{problem}</Prose>
      ) : (
        <>
          <code>{call}</code> can’t read this file. Run it to see why.
        </>
      )}
    </p>
  );
}

function ValueOf({view, reading}: {readonly view: View; readonly reading: Reading}): ReactNode {
  const value = reading.value as Value;
  if (view === 'pages') {
    return <Pages pages={value} pageCount={reading.count ?? 0} />;
  }
  if (Array.isArray(value) && value.length === 0) {
    return <p className={styles.note}>{view === 'table' ? 'No rows.' : 'An empty list.'}</p>;
  }
  const isTable = view === 'table';
  const {count, isCut} = reading;
  const whole = count && {items: count, length: 0, description: `${formatCount(count)} items`};
  return (
    <div className={isTable ? styles.table : undefined}>
      <ValueView
        value={value}
        view={isTable ? 'table' : 'tree'}
        // A mapping that skips rows counts them.
        isNumbered={reading.call.includes('ReadRows')}
        {...(isCut && whole && {whole})}
      />
      {!isTable && isCut && (
        <p className={styles.note}>
          Shows {count ? `the first ${(value as Value[]).length} items` : 'the beginning'}. The
          mapping gets all the data.
        </p>
      )}
    </div>
  );
}

/** The content of a file in one of its views. If the file can't be read, says why and shows its text or bytes. */
export default function Content({reading, problem, ...props}: Props): ReactNode {
  if (props.view === 'text' || props.view === 'bytes') {
    return <StartOfFile {...props} />;
  }
  if (!reading) {
    return <p className={styles.reading}>Reading {props.file.name}…</p>;
  }
  return (
    <>
      {reading.failedCall && <Broken problem={problem} call={reading.failedCall} />}
      {reading.value === undefined ? (
        <StartOfFile {...props} />
      ) : (
        <ValueOf view={props.view} reading={reading} />
      )}
    </>
  );
}
