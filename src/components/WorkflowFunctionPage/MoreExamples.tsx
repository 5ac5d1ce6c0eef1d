import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Example from './Example';
import type {Props} from './Props';
import styles from './styles.module.css';

export default function MoreExamples({of}: Props): ReactNode {
  return of.examples.slice(1).map((example) => (
    <section key={example.title} className={styles.example}>
      <Heading as="h3">{example.title}</Heading>
      <Example example={example} />
    </section>
  ));
}
