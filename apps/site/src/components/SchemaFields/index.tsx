import React, {type ReactNode} from 'react';
import type {Schema} from '@documentation/base/internal/jsonSchema/schemas';
import ClosedValues from '../ClosedValues';
import HashLink from '../HashLink';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';
import {anchor} from '../../values/anchor';
import {fieldsOf, type Field} from '@documentation/reference/internal/values/schemaFields';

export interface Props {
  readonly of: Schema;
  /** The start of each row's ID. Outputs have no Default column. */
  readonly section: 'configuration' | 'input' | 'output';
}

function presence({required, fallback}: Field): ReactNode {
  if (fallback !== undefined) {
    return <code>{JSON.stringify(fallback)}</code>;
  }
  return required ? 'required' : 'optional';
}

/** The fields of a configuration, an input or an output. */
export default function SchemaFields({of, section}: Props): ReactNode {
  const isOutput = section === 'output';
  return (
    <ScrollableTable stacks>
      <thead>
        <tr>
          <th>Field</th>
          <th>Type</th>
          {!isOutput && <th>Default</th>}
          <th>Description</th>
        </tr>
      </thead>
      <tbody>
        {fieldsOf(of).map((field) => (
          <tr key={field.path} id={anchor(section, field.path)}>
            <td>
              <code>{field.path}</code>
              <HashLink id={anchor(section, field.path)} label={field.path} />
            </td>
            <td>{field.type}</td>
            {!isOutput && <td>{presence(field)}</td>}
            <td>
              <Prose>{field.description}</Prose>
              <ClosedValues values={field.values} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
