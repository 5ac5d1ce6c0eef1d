import React, {type ReactNode} from 'react';
import SchemaFields from '../SchemaFields';
import type {Props} from './Props';

export default function Configuration({of}: Props): ReactNode {
  return <SchemaFields of={of.configuration} section="configuration" />;
}
