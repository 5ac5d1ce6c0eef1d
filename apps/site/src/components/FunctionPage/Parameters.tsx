import React, {type ReactNode} from 'react';
import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import {nameOfTypes} from '@documentation/base/internal/values/namesOfTypes';
import type {Parameter} from '@documentation/mapping/internal/language/types';
import ScrollableTable from '../ScrollableTable';
import ClosedValues from '../ClosedValues';
import HashLink from '../HashLink';
import {anchor} from '../../values/anchor';
import Prose from '../Prose';
import type {Props} from './Props';

function presence({default: fallback, rest}: Parameter): ReactNode {
  if (rest) {
    return 'any number';
  }
  return fallback === undefined ? 'required' : <code>{formatValue(fallback)}</code>;
}

export default function Parameters({of}: Props): ReactNode {
  return (
    <ScrollableTable stacks>
      <thead>
        <tr>
          <th>Name</th>
          <th>Type</th>
          <th>Default</th>
          <th>Description</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(of.parameters).map(([name, parameter]) => (
          <tr key={name} id={anchor('parameter', name)}>
            <td>
              <code>{name}</code>
              <HashLink id={anchor('parameter', name)} label={name} />
            </td>
            <td>{nameOfTypes(parameter.type)}</td>
            <td>{presence(parameter)}</td>
            <td>
              <Prose>{parameter.description}</Prose>
              <ClosedValues
                values={Object.entries(parameter.values ?? {}).map(([value, meaning]) => ({
                  value: JSON.stringify(value),
                  meaning,
                }))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
