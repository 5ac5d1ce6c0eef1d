import React, {type ReactNode} from 'react';
import Fields from './Fields';
import type {Props} from './Props';

export default function Configuration({of}: Props): ReactNode {
  return <Fields of={of.configuration} />;
}
