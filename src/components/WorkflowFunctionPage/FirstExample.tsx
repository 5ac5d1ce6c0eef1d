import React, {type ReactNode} from 'react';
import Example from './Example';
import type {Props} from './Props';

export default function FirstExample({of}: Props): ReactNode {
  return <Example example={of.examples[0]!} />;
}
