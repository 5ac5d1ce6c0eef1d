import React, {type ReactNode} from 'react';
import {
  onError,
  retry,
  timeoutSeconds,
  when,
} from '@documentation/workflow/internal/language/document/stepSettings';
import type {Schema} from '@documentation/base/internal/jsonSchema/schemas';
import {joinWords} from '@documentation/base/internal/values/joinWords';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';

const settings: readonly (readonly [string, Schema])[] = [
  ['when', when],
  ['retry.times', retry.properties.times],
  ['retry.backoffSeconds', retry.properties.backoffSeconds],
  ['timeoutSeconds', timeoutSeconds],
  ['onError', onError],
];

/** What a setting does, with its closed values: '`"stop"` (the run fails), …' */
function descriptionOf({description = '', oneOf = []}: Schema): string {
  const values = oneOf.map(
    ({const: value, description: effect}) => `\`${JSON.stringify(value)}\` (${effect})`,
  );
  return values.length === 0 ? description : `${description}: ${joinWords(values, 'or')}`;
}

/** The settings that steps have in addition to their function's configuration. */
export default function StepSettings(): ReactNode {
  return (
    <ScrollableTable aria-label="Settings of a step">
      <thead>
        <tr>
          <th>Setting</th>
          <th>Default</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {settings.map(([name, schema]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              {schema.default === undefined ? (
                'none'
              ) : (
                <code>{JSON.stringify(schema.default)}</code>
              )}
            </td>
            <td>
              <Prose>{descriptionOf(schema)}</Prose>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
