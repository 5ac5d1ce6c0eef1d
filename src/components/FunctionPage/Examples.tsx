import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import CodeBlock from '../../theme/CodeBlock';
import Link from '@docusaurus/Link';
import {formatCall} from '../../../functions/notation/formatCall';
import type {Example, Sample} from '../../../functions/types';
import ErrorCodeLink from './ErrorCodeLink';
import {formatResult} from './formatResult';
import {notationTokens} from './notationTokens';
import type {Props} from './Props';
import styles from './styles.module.css';

function isSample(input: NonNullable<Example['input']>): input is Sample {
  return typeof input === 'object' && 'sample' in input && typeof input.sample === 'string';
}

function Input({input}: {readonly input: NonNullable<Example['input']>}): ReactNode {
  if (isSample(input)) {
    return (
      <p>
        Input <code>$</code>: <Link to={`pathname:///samples/${input.sample}`}>{input.sample}</Link>
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

function Outcome({example}: {readonly example: Example}): ReactNode {
  if ('error' in example) {
    return (
      <p className={styles.error}>
        Fails with <ErrorCodeLink code={example.error} />
      </p>
    );
  }
  const code = formatResult(example.result);
  const title = 'readBack' in example ? `File, read back with ${example.readBack}` : 'Result';
  return (
    <CodeBlock title={title} tokens={notationTokens(code)}>
      {code}
    </CodeBlock>
  );
}

/** Every example but the edge cases, which have a table of their own. */
export default function Examples({of}: Props): ReactNode {
  const examples = of.examples.filter(({kind}) => kind !== 'edge');
  return examples.map((example) => {
    const call = formatCall(of, example.args);
    return (
      <section key={example.title} className={styles.example}>
        <Heading as="h3">{example.title}</Heading>
        {example.input !== undefined && example.input !== null && <Input input={example.input} />}
        {example.now && (
          <p>
            The run starts at <code>{example.now}</code>.
          </p>
        )}
        <CodeBlock title="Call" tokens={notationTokens(call)}>
          {call}
        </CodeBlock>
        <Outcome example={example} />
      </section>
    );
  });
}
