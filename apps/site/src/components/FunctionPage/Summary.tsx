import React, {type ReactNode} from 'react';
import CodeBlock from '../../theme/CodeBlock';
import {formatSignature} from '@documentation/mapping/internal/language/formatCall';
import type {Props} from './Props';
import {notationTokens} from '@documentation/reference/internal/colouring/notationTokens';
import Prose from '../Prose';
import styles from './styles.module.css';

/** The summary sentence and the signature. */
export default function Summary({of}: Props): ReactNode {
  const signature = formatSignature(of);
  return (
    <>
      <p className={styles.summary}>
        <Prose>{of.summary}</Prose>
      </p>
      <CodeBlock title="Signature" wraps tokens={notationTokens(signature)}>
        {signature}
      </CodeBlock>
    </>
  );
}
