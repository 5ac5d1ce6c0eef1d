import React, {type ReactNode} from 'react';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';
import ProblemLink from './ProblemLink';
import type {Advice, RetryView} from '@documentation/reference/internal/pages/apiReference';

const kinds = {
  read: 'GET',
  change: 'PUT, PATCH, DELETE',
  postWithKey: 'POST with a key',
  postWithoutKey: 'POST without a key',
} as const;

const advice: Readonly<Record<Advice, string>> = {
  repeat: 'repeat',
  'same-key': 'repeat with the same key',
  'new-key': 'repeat with a new key',
  ask: 'ask',
  'give-up': 'give up',
};

/** Names the responses of a row: their problems or, without a problem, their statuses. */
function Responses({of: {problems, statuses}}: {readonly of: RetryView}): ReactNode {
  if (!problems) {
    return statuses?.join(', ');
  }
  return problems.map((code, index) => (
    <React.Fragment key={code}>
      {index > 0 && ', '}
      <ProblemLink code={code} />
    </React.Fragment>
  ));
}

/** What to do after each fault, by kind of request. */
export default function Retries({of}: {readonly of: readonly RetryView[]}): ReactNode {
  const columns = Object.keys(kinds) as (keyof typeof kinds)[];
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>What happened</th>
          {columns.map((kind) => (
            <th key={kind}>{kinds[kind]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.map((row) => (
          <tr key={row.when}>
            <td>
              <Prose>{row.when}</Prose> <Responses of={row} />
            </td>
            {columns.map((kind) => {
              const found = row[kind];
              return <td key={kind}>{found ? advice[found] : '–'}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
