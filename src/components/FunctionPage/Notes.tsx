import React, {type ReactNode} from 'react';
import type {Props} from './Props';
import Prose from '../Prose';

/** What else is worth knowing. */
export default function Notes({of}: Props): ReactNode {
  return of.notes?.map((note) => (
    <p key={note}>
      <Prose>{note}</Prose>
    </p>
  ));
}
