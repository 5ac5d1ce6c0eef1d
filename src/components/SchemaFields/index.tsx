import React, {type ReactNode} from 'react';
import type {Schema} from '../../../functions/workflow/schemas';
import ClosedValues from '../ClosedValues';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';
import {fieldsOf, type Field} from '../../values/schemaFields';

export interface Props {
  readonly of: Schema;
  /** Outputs have no Default column. */
  readonly isOutput?: boolean;
}

function presence({required, fallback}: Field): ReactNode {
  if (fallback !== undefined) {
    return <code>{JSON.stringify(fallback)}</code>;
  }
  return required ? 'required' : 'optional';
}

/** The fields of a configuration, an input or an output. */
export default function SchemaFields({of, isOutput = false}: Props): ReactNode {
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
          <tr key={field.path}>
            <td>
              <code>{field.path}</code>
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
