import React, {type ReactNode} from 'react';
import {LazyPanel, panelCode} from '../Panel/place';
import {examples} from './examples';

const code = panelCode(() => import('./TesterPanel'));

/** Verifies a webhook message step by step, and says why verification fails. */
export default function SignatureTester(): ReactNode {
  return (
    <LazyPanel definition={examples[0]!.message} code={code}>
      <p>Loading the signature tester…</p>
    </LazyPanel>
  );
}
