import React, {type ReactNode} from 'react';
import SchemaFields from '../SchemaFields';
import type {Props} from './Props';

function emptySentence(of: Props['of']): string {
  return of.kind === 'trigger'
    ? 'Nothing: the clock starts the run.'
    : 'Nothing: the configuration says it all.';
}

export default function Input({of}: Props): ReactNode {
  return Object.keys(of.input.properties).length > 0 ? (
    <SchemaFields of={of.input} />
  ) : (
    <p>{emptySentence(of)}</p>
  );
}
