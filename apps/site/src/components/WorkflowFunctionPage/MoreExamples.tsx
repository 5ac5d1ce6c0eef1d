import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {WorkflowExample} from '@documentation/workflow/internal/language/types';
import Example from '../WorkflowExample';
import HashLink from '../HashLink';
import WaysItFails from '../WaysItFails';
import {anchor} from '../../values/anchor';
import type {PropsWithMessages} from './Props';
import styles from './styles.module.css';

/** The outcome, shown next to a collapsed example's title. */
function Outcome({of}: {readonly of: WorkflowExample}): ReactNode {
  if ('error' in of) {
    return <code>{of.error}</code>;
  }
  return 'startsNothing' in of ? 'no run starts' : null;
}

interface OneProps {
  readonly example: WorkflowExample;
  readonly message?: string | undefined;
}

/** An example that is initially collapsed, so readers can see all titles at a glance. */
function One({example, message}: OneProps): ReactNode {
  return (
    <details id={anchor('example', example.title)} className={styles.example}>
      <summary>
        <Heading as="h3">{example.title}</Heading>
        <span className={styles.glimpse}>
          <Outcome of={example} />
        </span>
      </summary>
      <HashLink id={anchor('example', example.title)} label={example.title} />
      <Example example={example} message={message} />
    </details>
  );
}

export default function MoreExamples({of, messages}: PropsWithMessages): ReactNode {
  const others = of.examples.slice(1);
  const failing = others.filter((example) => 'error' in example);
  return (
    <>
      {others
        .filter((example) => !('error' in example))
        .map((example) => (
          <One key={example.title} example={example} />
        ))}
      <WaysItFails count={failing.length}>
        {failing.map((example) => (
          <One key={example.title} example={example} message={messages[example.title]} />
        ))}
      </WaysItFails>
    </>
  );
}
