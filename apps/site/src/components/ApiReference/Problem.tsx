import React, {type ReactNode} from 'react';
import Prose from '../Prose';
import CodeBlock from '../../theme/CodeBlock';
import Details from './Details';
import type {ProblemView} from '@documentation/reference/internal/pages/apiReference';

/** One type of problem: what happened, why, and how to fix it. */
export default function Problem({of}: {readonly of: ProblemView}): ReactNode {
  const {status, title, cause, fix, repeat, example} = of;
  return (
    <>
      <p>
        <strong>
          {status} {title}.
        </strong>{' '}
        <Prose>{cause}</Prose>
      </p>
      <p>
        <strong>Fix:</strong> <Prose>{fix}</Prose>
        {!repeat && ' Don’t repeat the request unchanged: it will fail again.'}
      </p>
      <Details summary="Example">
        <CodeBlock className="language-json" title={example.title} tokens={example.tokens}>
          {example.code}
        </CodeBlock>
      </Details>
    </>
  );
}
