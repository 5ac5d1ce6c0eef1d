import React, {type ReactNode} from 'react';
import Prose from '../Prose';

export interface Props {
  readonly of: {readonly limits?: readonly string[]};
}

export default function Limits({of}: Props): ReactNode {
  return (
    <ul>
      {of.limits?.map((limit) => (
        <li key={limit}>
          <Prose>{limit}</Prose>
        </li>
      ))}
    </ul>
  );
}
