import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {WorkflowFunctionRow} from '@documentation/reference/internal/pages/functionRows';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';

export interface Props {
  readonly of: readonly WorkflowFunctionRow[];
}

/** The functions in a category: name, kind of step and summary. */
export default function WorkflowFunctionTable({of: rows}: Props): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Function</th>
          <th>Kind</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({category, name, kind, summary}) => (
          <tr key={name}>
            <td>
              <Link to={`/platformRef/workflowFunctions/${category}/${name}`}>{name}</Link>
            </td>
            <td>{kind}</td>
            <td>
              <Prose>{summary}</Prose>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
