import React, {type ReactNode} from 'react';
import {nameOfTypes} from '@documentation/base/internal/values/namesOfTypes';
import Prose from '../Prose';
import type {Props} from './Props';

export default function Returns({of}: Props): ReactNode {
  const {type, description, nullable} = of.returns;
  return (
    <p>
      <strong>{nameOfTypes([type, nullable ? 'null' : []].flat())}</strong>:{' '}
      <Prose>{description}</Prose>.
    </p>
  );
}
