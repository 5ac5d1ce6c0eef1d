import React, {useMemo, type ReactElement, type ReactNode} from 'react';
import type {RunOutcome} from '@documentation/reference/internal/pages/runEnd';
import type {OutlineStep} from '@documentation/reference/internal/pages/workflowOutline';
import FlowPicture from '../FlowPicture';
import ScrollableTable from '../ScrollableTable';
import RehearsalDoor from './RehearsalDoor';

export interface Props {
  /** The name of the workflow's scenarios: 'conditions' */
  readonly rehearsal: string;
  /** An `OutlineStep` list, as JSON. */
  readonly outline: string;
  /** A `RunOutcome` list, as JSON. */
  readonly outcomes: string;
  /** The code block that contains the document. */
  readonly children: ReactNode;
}

/** Returns the text of a code block, so the page doesn't contain the document twice. */
function textOf(node: ReactNode): string {
  return React.Children.toArray(node)
    .map((child) =>
      typeof child === 'string'
        ? child
        : textOf((child as ReactElement<{children?: ReactNode}>).props.children),
    )
    .join('');
}

/** A workflow in a guide: its diagram, the document, a table of its possible outcomes, and its rehearsal. */
export default function Workflow({rehearsal, outline, outcomes, children}: Props): ReactNode {
  const steps = useMemo(() => JSON.parse(outline) as OutlineStep[], [outline]);
  const runs = useMemo(() => JSON.parse(outcomes) as RunOutcome[], [outcomes]);
  return (
    <>
      <FlowPicture steps={steps} />
      {children}
      <ScrollableTable aria-label="How runs of this workflow end" data-search="skip">
        <thead>
          <tr>
            <th>Scenario</th>
            <th>How the run ends</th>
          </tr>
        </thead>
        <tbody>
          {runs.map(({title, end}) => (
            <tr key={title}>
              <td>{title}</td>
              <td>{end}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <RehearsalDoor name={rehearsal} document={() => textOf(children)} />
    </>
  );
}
