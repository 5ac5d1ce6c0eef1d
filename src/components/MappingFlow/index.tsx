import React, {type ReactNode} from 'react';
import FlowDiagram from '../FlowDiagram';

const steps = [
  {title: 'Source', lines: ['JSON, XML, CSV,', 'XLSX, PDF'], isData: true},
  {title: 'Reader', lines: ['makes plain data', 'of the format']},
  {title: 'Transform', lines: ['computes each', 'target field']},
  {title: 'Writer', lines: ['gives the data', 'a format']},
  {title: 'Target', lines: ['JSON, XML, CSV,', 'XLSX'], isData: true},
] as const;

/** How a mapping reads, transforms and writes. */
export default function MappingFlow(): ReactNode {
  return (
    <FlowDiagram
      label="From left to right: a source such as a workbook goes into a reader, which makes plain data of it. Transformations compute each target field. A writer gives the data the format of the target."
      steps={steps}
    />
  );
}
