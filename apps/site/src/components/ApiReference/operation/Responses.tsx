import React, {type ReactNode} from 'react';
import Prose from '../../Prose';
import CodeBlock from '../../../theme/CodeBlock';
import Details from '../Details';
import FieldTable from '../FieldTable';
import type {Response} from '@documentation/reference/internal/pages/apiReference';
import styles from './styles.module.css';

function OneResponse({of}: {readonly of: Response}): ReactNode {
  const {status, description, mediaTypes, headers, fields, examples} = of;
  return (
    <div className={styles.response}>
      <p>
        <strong>{status}</strong> <Prose>{description}</Prose>{' '}
        {mediaTypes.map((mediaType, index) => (
          <React.Fragment key={mediaType}>
            {index > 0 && ' or '}
            <code>{mediaType}</code>
          </React.Fragment>
        ))}
      </p>
      {examples.map(({title, language, code, tokens}) => (
        <CodeBlock key={title} className={`language-${language}`} title={title} tokens={tokens}>
          {code}
        </CodeBlock>
      ))}
      {fields.length > 0 && (
        <Details summary={`Fields of the ${status} response`}>
          <FieldTable of={fields} />
        </Details>
      )}
      {headers.length > 0 && (
        <Details summary={`Headers of the ${status} response`}>
          <FieldTable of={headers} label="Header" />
        </Details>
      )}
    </div>
  );
}

/** The responses to successful requests. */
export default function Responses({of}: {readonly of: readonly Response[]}): ReactNode {
  return of.map((response) => <OneResponse key={response.status} of={response} />);
}
