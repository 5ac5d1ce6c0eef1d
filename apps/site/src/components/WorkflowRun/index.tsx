import React, {type ReactNode} from 'react';
import FlowDiagram from '../FlowDiagram';

const steps = [
  {title: 'Trigger', lines: ['a request, a time,', 'an event']},
  {title: 'Guards', lines: ['is the caller', 'allowed?'], exit: ['no: the run', 'doesn’t start']},
  {
    title: 'Actions',
    lines: ['map, call, store,', 'one by one'],
    exit: ['a step fails:', 'stop or continue'],
  },
  {title: 'Response', lines: ['replies to the', 'caller, if any']},
] as const;

/** Shows the path of a workflow run, and the two places where it can end early. */
export default function WorkflowRun(): ReactNode {
  return (
    <FlowDiagram
      label="A workflow runs in four stages: the trigger fires, guards check the caller, actions run one by one, and a response is sent to the caller, if there is one. If a guard rejects the caller, the run doesn’t start. If an action fails, the run stops, unless the step is set to continue."
      steps={steps}
    />
  );
}
