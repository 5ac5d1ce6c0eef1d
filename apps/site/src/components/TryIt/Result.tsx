import React, {useId, useRef, useState, type ReactNode} from 'react';
import type {Value} from '@documentation/base/internal/values/types';
import type {Example, MappingFunctionFacts} from '@documentation/mapping/internal/language/types';
import type {Outcome} from '../../engine/messages';
import ErrorCodeLink from '../ErrorCodeLink';
import {
  Comparison,
  FailureMessage,
  rawText,
  ResultBody,
  ResultTools,
  ValueView,
  type View,
  viewsOf,
} from '../Panel/results';
import {describeValue} from '@documentation/reference/internal/values/describeValue';
import {textOfBlob} from '../../values/textOfBlob';
import {typeOfResult} from './describe';
import {isAsDocumented} from './draft/outcomes';
import styles from '../Panel/result.module.css';

export interface Props {
  readonly definition: MappingFunctionFacts;
  readonly example: Example;
  readonly outcome: Outcome;
  readonly isRunning: boolean;
  /** What to show during a long run. */
  readonly longRun: ReactNode;
  /** Whether the draft is invalid, so the outcome is that of the last valid draft. */
  readonly isBehind: boolean;
  readonly isChanged: boolean;
  /** Whether nothing has been run yet, so the outcome is the documented one. */
  readonly isDocumented: boolean;
  readonly readBack: string | undefined;
  /** Returns the full text of a result that was truncated. */
  readonly wholeText: (part: string) => Promise<Blob>;
  readonly onReplace: (found: string, replacement: string) => void;
}

/** Returns the value to show: the result or, for a file that is read back, its content. */
function shownValue(outcome: Outcome): Value | undefined {
  return 'failure' in outcome ? undefined : (outcome.readBack ?? outcome.value);
}

/** The result of a run, with its views, size and comparison. */
export default function Result(props: Props): ReactNode {
  const {definition, example, outcome, isRunning, isBehind, isChanged, isDocumented} = props;
  const {readBack, wholeText, longRun} = props;
  const headingId = useId();
  const bodyRef = useRef<HTMLDivElement>(null);
  const [wanted, setView] = useState<View>('pretty');
  const value = shownValue(outcome);
  const whole = 'value' in outcome ? outcome.whole : undefined;
  const file =
    'value' in outcome && outcome.value instanceof Uint8Array ? outcome.value : undefined;
  const views = value === undefined ? [] : viewsOf(value);
  const view = views.includes(wanted) ? wanted : 'pretty';
  const isRead = readBack !== undefined && value !== undefined;
  return (
    <section className={styles.result} aria-labelledby={headingId} aria-busy={isRunning}>
      <div className={styles.head}>
        <span id={headingId} className={styles.caption}>
          Result
        </span>
        {value !== undefined && (
          <span className={styles.badge}>
            {isRead ? 'Binary' : typeOfResult(value, definition)}
          </span>
        )}
        {value !== undefined && (
          <ResultTools
            views={views}
            view={view}
            text={() => (whole ? wholeText('').then(textOfBlob) : rawText(value))}
            textRef={bodyRef}
            canBeCopied={!file}
            file={file ? () => new Blob([new Uint8Array(file)]) : whole && (() => wholeText(''))}
            fileName={`${definition.name}.${file ? extensionOf(definition) : typeof value === 'string' ? 'txt' : 'json'}`}
            onChooseView={setView}
          />
        )}
      </div>
      {isRunning && longRun}
      <ResultBody ref={bodyRef}>
        {isRead && (
          <p className={styles.note}>
            The file, read back with <code>{readBack}</code>:
          </p>
        )}
        {'failure' in outcome ? (
          <FailureMessage failure={outcome.failure} onReplace={props.onReplace} />
        ) : (
          <ValueView value={value!} view={view} whole={whole} />
        )}
      </ResultBody>
      {value !== undefined && (
        <p className={styles.note}>
          {whole
            ? `${whole.description}. Copy or download the result to get all of it.`
            : describeValue(value)}
        </p>
      )}
      {isBehind && (
        <p className={styles.note}>This is the last valid result. Fix the error to update it.</p>
      )}
      <Comparison
        isAsDocumented={!isBehind && (isDocumented || isAsDocumented(outcome, example))}
        isChanged={isChanged}
        title={example.title}>
        {'error' in example ? (
          <p>
            Fails with <ErrorCodeLink code={example.error} />
          </p>
        ) : (
          <ValueView value={example.result} view="pretty" />
        )}
      </Comparison>
    </section>
  );
}

/** The extension of a downloaded file: 'Writers/CSV' → 'csv' */
function extensionOf({category}: MappingFunctionFacts): string {
  const last = category.split('/').at(-1)!.toLowerCase();
  return category.startsWith('Writers/') && last !== 'google' ? last : 'bin';
}
