import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Prose from '../../Prose';
import RequestBuilder from '../../RequestBuilder';
import Failures from './Failures';
import FieldTable from '../FieldTable';
import Responses from './Responses';
import Samples from './Samples';
import type {
  Body,
  OperationView,
  Parameter,
} from '@documentation/reference/internal/pages/apiReference';
import styles from './styles.module.css';

const places = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
} as const;

function Access({scopes}: Pick<OperationView, 'scopes'>): ReactNode {
  if (!scopes) {
    return (
      <>
        Doesn’t require the <code>Authorization</code> header.
      </>
    );
  }
  return scopes.length === 0 ? (
    <>
      Works with any <Link to="/apiRef/authentication">API key</Link>.
    </>
  ) : (
    <>
      Requires the <Link to="/apiRef/authentication#scopes">scope</Link>{' '}
      {scopes.map((scope) => (
        <code key={scope}>{scope}</code>
      ))}
      .
    </>
  );
}

function Parameters({of}: {readonly of: readonly Parameter[]}): ReactNode {
  return (Object.keys(places) as (keyof typeof places)[]).map((place) => {
    const parameters = of.filter((parameter) => parameter.place === place);
    return (
      parameters.length > 0 && <FieldTable key={place} of={parameters} label={places[place]} />
    );
  });
}

function RequestBody({of}: {readonly of: readonly Body[]}): ReactNode {
  return of
    .filter(({fields}) => fields.length > 0)
    .map(({mediaType, fields}) => (
      <FieldTable key={mediaType} of={fields} label={of.length > 1 ? mediaType : 'Body'} />
    ));
}

export interface Props {
  readonly of: OperationView;
  /** The level of the operation's heading, which is in the page itself. */
  readonly level?: 2 | 3;
}

/** One API operation: its request and its responses. */
export default function Operation({of, level = 2}: Props): ReactNode {
  const Heading = level === 2 ? 'h3' : 'h4';
  const {method, path, description, scopes, parameters, bodyDescription, bodies} = of;
  return (
    <div className={styles.operation}>
      <p className={styles.line}>
        <span className={styles.method} data-method={method}>
          {method}
        </span>{' '}
        <code className={styles.path}>{path}</code>
      </p>
      <p>
        <Prose>{description}</Prose> <Access scopes={scopes} />
      </p>
      <Samples of={of} />
      <RequestBuilder of={of} />
      {(parameters.length > 0 || bodies.length > 0) && <Heading>Request</Heading>}
      <Parameters of={parameters} />
      {bodies.length > 0 && (bodyDescription || bodies.length > 1) && (
        <p>
          <strong>Body</strong> <Prose>{bodyDescription}</Prose>{' '}
          {bodies.map(({mediaType}, index) => (
            <React.Fragment key={mediaType}>
              {index > 0 && ', '}
              <code>{mediaType}</code>
            </React.Fragment>
          ))}
        </p>
      )}
      <RequestBody of={bodies} />
      <Heading>Response</Heading>
      <Responses of={of.responses} />
      <Failures of={of.failures} />
    </div>
  );
}
