import React, {type ReactNode} from 'react';
import Prose from '../Prose';
import CodeBlock from '../../theme/CodeBlock';
import Details from './Details';
import FieldTable from './FieldTable';
import type {EventView} from '@documentation/reference/internal/pages/apiReference';

/** One event that the platform sends. */
export default function Event({of}: {readonly of: EventView}): ReactNode {
  const {description, fields, example} = of;
  return (
    <>
      <p>
        <Prose>{description}</Prose>
      </p>
      <CodeBlock className="language-json" title={example.title} tokens={example.tokens}>
        {example.code}
      </CodeBlock>
      <Details summary="Body fields">
        <FieldTable of={fields} />
      </Details>
    </>
  );
}
