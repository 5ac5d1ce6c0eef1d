import React, {useMemo, type ReactElement, type ReactNode} from 'react';
import type {OutlineStep} from '../../universal/workflowOutline';
import FlowPicture from '../FlowPicture';
import RehearsalDoor from './RehearsalDoor';

export interface Props {
  /** The name of the workflow's scenarios: 'conditions' */
  readonly rehearsal: string;
  /** An `OutlineStep` list, as JSON. */
  readonly outline: string;
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

/** A workflow in a guide: a picture of its flow, the document, and its rehearsal. */
export default function Workflow({rehearsal, outline, children}: Props): ReactNode {
  const steps = useMemo(() => JSON.parse(outline) as OutlineStep[], [outline]);
  return (
    <>
      <FlowPicture steps={steps} />
      {children}
      <RehearsalDoor name={rehearsal} document={() => textOf(children)} />
    </>
  );
}
