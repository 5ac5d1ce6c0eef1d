import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import {formatCall} from '../../../functions/language/formatCall';
import type {Example, Sample} from '../../../functions/language/types';
import CodeBlock from '../../theme/CodeBlock';
import CallAndOutcome from '../CallAndOutcome';
import {formatResult} from '../../values/formatResult';
import {notationTokens} from '../../universal/notationTokens';
import type {Props} from './Props';
import styles from './styles.module.css';

function isSample(input: NonNullable<Example['input']>): input is Sample {
  return typeof input === 'object' && 'sample' in input && typeof input.sample === 'string';
}

function Input({input}: {readonly input: NonNullable<Example['input']>}): ReactNode {
  if (isSample(input)) {
    return (
      <p>
        The input <code>$</code> is the file{' '}
        <Link to={`pathname:///samples/${input.sample}`}>{input.sample}</Link>.
      </p>
    );
  }
  const code = formatResult(input);
  return (
    <CodeBlock title="Input $" tokens={notationTokens(code)}>
      {code}
    </CodeBlock>
  );
}

/** Every example but the edge cases, which have a table of their own. */
export default function Examples({of}: Props): ReactNode {
  return of.examples
    .filter(({kind}) => kind !== 'edge')
    .map((example) => (
      <section key={example.title} className={styles.example}>
        <Heading as="h3">{example.title}</Heading>
        {example.input !== undefined && example.input !== null && <Input input={example.input} />}
        {example.now && (
          <p>
            The run starts at <code>{example.now}</code>.
          </p>
        )}
        <CallAndOutcome call={formatCall(of, example.args)} example={example} />
      </section>
    ));
}
