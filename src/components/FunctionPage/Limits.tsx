import React, {type ReactNode} from 'react';
import Prose from './Prose';
import type {Props} from './Props';

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
