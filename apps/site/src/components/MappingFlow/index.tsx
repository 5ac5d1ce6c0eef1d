import React, {type ReactNode} from 'react';
import FlowDiagram from '../FlowDiagram';

const steps = [
  {title: 'Source', lines: ['JSON, XML, CSV,', 'XLSX, PDF'], isData: true},
  {title: 'Reader', lines: ['turns the file', 'into plain data']},
  {title: 'Transform', lines: ['computes each', 'target field']},
  {title: 'Writer', lines: ['turns the data', 'into a file']},
  {title: 'Target', lines: ['JSON, XML, CSV,', 'XLSX'], isData: true},
] as const;

/** Shows how a mapping reads a source, computes the target fields and writes the result. */
export default function MappingFlow(): ReactNode {
  return (
    <FlowDiagram
      label="The stages of a mapping: a reader turns a source, such as a workbook, into plain data. Other functions compute each target field. A writer turns the data into the target format."
      steps={steps}
    />
  );
}
