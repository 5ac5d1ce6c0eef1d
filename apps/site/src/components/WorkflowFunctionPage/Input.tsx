import React, {type ReactNode} from 'react';
import SchemaFields from '../SchemaFields';
import type {Props} from './Props';

function emptySentence(of: Props['of']): string {
  return of.kind === 'trigger'
    ? 'The schedule starts the run. There is no input.'
    : 'This step has no input.';
}

export default function Input({of}: Props): ReactNode {
  return Object.keys(of.input.properties).length > 0 ? (
    <SchemaFields of={of.input} section="input" />
  ) : (
    <p>{emptySentence(of)}</p>
  );
}
