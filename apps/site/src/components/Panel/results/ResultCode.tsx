import React, {type ReactNode} from 'react';
import {decodeLines} from '@documentation/reference/internal/colouring/tokens';
import {formatSize} from '@documentation/reference/internal/values/formatSize';
import {cutAtInvisible} from '@documentation/reference/internal/values/invisibleCharacters';
import styles from '../result.module.css';

export interface Props {
  readonly code: string;
  readonly tokens: string;
  /** The size of the whole result, if the code is only its beginning. */
  readonly of?: string;
}

/** Readers rarely need to see more than this. The copy button copies everything. */
const MAX_SHOWN_LENGTH = 20_000;
const MAX_SHOWN_LINES = 500;

function startOf(code: string): string {
  return code.slice(0, MAX_SHOWN_LENGTH).split('\n').slice(0, MAX_SHOWN_LINES).join('\n');
}

function Pieces({text}: {readonly text: string}): ReactNode {
  return cutAtInvisible(text).map(({text: piece, mark, title}, index) =>
    mark === undefined ? (
      piece
    ) : (
      // The stylesheet draws the mark, so copied text stays unchanged.
      <span key={index} className={styles.invisible} data-mark={mark} title={title}>
        {piece}
      </span>
    ),
  );
}

/** Coloured code, with invisible characters made visible. */
export default function ResultCode({code, tokens, of}: Props): ReactNode {
  const shown = startOf(code);
  const lines = decodeLines(shown, tokens);
  return (
    <>
      <pre className={styles.pre}>
        <code>
          {lines.map((line, index) => (
            <span key={index} className={styles.line}>
              {line.map(({text, kind}, position) =>
                kind === 'plain' ? (
                  <Pieces key={position} text={text} />
                ) : (
                  <span key={position} className={`token-${kind}`}>
                    <Pieces text={text} />
                  </span>
                ),
              )}
              {index < lines.length - 1 && '\n'}
            </span>
          ))}
        </code>
      </pre>
      {(of || shown.length < code.length) && (
        <p className={styles.note}>
          Shows the first {formatSize(shown.length)} of {of || formatSize(code.length)}.
        </p>
      )}
    </>
  );
}
