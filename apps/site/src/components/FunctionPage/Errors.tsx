import React, {type ReactNode} from 'react';
import ErrorTable from '../ErrorTable';
import type {Props} from './Props';

const anyWrongType = {
  code: 'E_TYPE',
  when: 'an argument has a type that its parameter doesn’t accept',
} as const;

export default function Errors({of}: Props): ReactNode {
  const declaresType = of.errors.some(({code}) => code === 'E_TYPE');
  return <ErrorTable errors={declaresType ? of.errors : [...of.errors, anyWrongType]} />;
}
