import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import {formatCall} from '@documentation/mapping/internal/language/formatCall';
import type {Example, Sample} from '@documentation/mapping/internal/language/types';
import CodeBlock from '../../theme/CodeBlock';
import CallAndOutcome from '../CallAndOutcome';
import HashLink from '../HashLink';
import {anchor} from '../../values/anchor';
import {formatResult} from '@documentation/reference/internal/values/formatResult';
import {notationTokens} from '@documentation/reference/internal/colouring/notationTokens';
import WaysItFails from '../WaysItFails';
import type {Props, PropsWithMessages} from './Props';
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

interface OneProps extends Props {
  readonly example: Example;
  readonly message?: string | undefined;
}

function One({of, example, message}: OneProps): ReactNode {
  return (
    <section id={anchor('example', example.title)} className={styles.example}>
      <Heading as="h3">
        {example.title}
        <HashLink id={anchor('example', example.title)} label={example.title} />
      </Heading>
      {example.input !== undefined && example.input !== null && <Input input={example.input} />}
      {example.now && (
        <p>
          The run starts at <code>{example.now}</code>.
        </p>
      )}
      <CallAndOutcome call={formatCall(of, example.args)} example={example} message={message} />
    </section>
  );
}

/** All examples except edge cases, which have a table of their own. */
export default function Examples({of, messages}: PropsWithMessages): ReactNode {
  const shown = of.examples.filter(({kind}) => kind === 'typical' || kind === 'null');
  const failing = of.examples.filter(({kind}) => kind === 'error');
  return (
    <>
      {shown.map((example) => (
        <One key={example.title} of={of} example={example} />
      ))}
      <WaysItFails count={failing.length}>
        {failing.map((example) => (
          <One key={example.title} of={of} example={example} message={messages[example.title]} />
        ))}
      </WaysItFails>
    </>
  );
}
