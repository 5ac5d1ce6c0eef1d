import React, {type ReactNode} from 'react';
import Prose from '../Prose';

export interface Props {
  readonly of: {readonly notes?: readonly string[]};
}

export default function Notes({of}: Props): ReactNode {
  return of.notes?.map((note) => (
    <p key={note}>
      <Prose>{note}</Prose>
    </p>
  ));
}
