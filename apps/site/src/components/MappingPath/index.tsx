import React, {type ReactNode} from 'react';
import FlowDiagram from '../FlowDiagram';

const steps = [
  {title: 'Workbench', lines: ['try the mapping', 'on your files']},
  {title: 'App', lines: ['save it, publish', 'a version']},
  {title: 'API or workflow', lines: ['an endpoint or', 'a step runs it']},
  {title: 'Result', lines: ['JSON or a file,', 'for every run'], isData: true},
] as const;

/** Shows what happens to a mapping after the workbench. */
export default function MappingPath(): ReactNode {
  return (
    <FlowDiagram
      label="From a draft to a result: try the mapping on your files in the workbench, save it in the app and publish a version, let an API endpoint or a workflow step run it, and get JSON or a file for every run."
      steps={steps}
    />
  );
}
