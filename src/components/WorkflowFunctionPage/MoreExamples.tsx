import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {WorkflowExample} from '../../../functions/workflow/types';
import Example from '../WorkflowExample';
import type {Props} from './Props';
import styles from './styles.module.css';

/** What tells the examples apart before one is opened. */
function Outcome({of}: {readonly of: WorkflowExample}): ReactNode {
  if ('error' in of) {
    return <code>{of.error}</code>;
  }
  return 'startsNothing' in of ? 'no run starts' : null;
}

/** Closed, so that a page shows at a glance which cases there are. */
export default function MoreExamples({of}: Props): ReactNode {
  const [first, ...others] = of.examples;
  return others.map((example) => (
    <details key={example.title} className={styles.example}>
      <summary>
        <Heading as="h3">{example.title}</Heading>
        <span className={styles.glimpse}>
          <Outcome of={example} />
        </span>
      </summary>
      <Example example={example} first={first} />
    </details>
  ));
}
