import React, {type ReactNode} from 'react';
import FlowDiagram from '../FlowDiagram';

const steps = [
  {title: 'Trigger', lines: ['a request, a time,', 'an event']},
  {title: 'Guards', lines: ['may this caller', 'do this?'], exit: ['no: the run', 'doesn’t start']},
  {
    title: 'Actions',
    lines: ['map, call, store,', 'one by one'],
    exit: ['a step fails:', 'stop or go on'],
  },
  {title: 'Response', lines: ['answers the caller,', 'if there is one']},
] as const;

/** The path of a workflow run, with the two places where it can end early. */
export default function WorkflowRun(): ReactNode {
  return (
    <FlowDiagram
      label="A run in four stages: a trigger starts it, guards check the caller, actions do the work one by one, a response answers. A guard that refuses ends it before it starts; an action that fails stops it, unless the step says to go on."
      steps={steps}
    />
  );
}
