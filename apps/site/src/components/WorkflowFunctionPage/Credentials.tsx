import React, {type ReactNode} from 'react';
import Prose from '../Prose';
import type {Props} from './Props';

/** Says what each credential is and where to get it. */
export default function Credentials({of}: Props): ReactNode {
  return (
    <>
      {of.credentials.map(({field, what, from}) => (
        <p key={field}>
          <code>{field}</code>: <Prose>{`${what}. ${from}`}</Prose>
        </p>
      ))}
      <p>The configuration refers to secrets by name and never contains their values.</p>
    </>
  );
}
