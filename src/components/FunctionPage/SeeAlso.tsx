import React, {type ReactNode} from 'react';
import type {Props} from './Props';
import RelatedFunctions, {FunctionLinks} from '../RelatedFunctions';

export default function SeeAlso({of: {related, workflowFunctions = []}}: Props): ReactNode {
  return (
    <ul>
      <RelatedFunctions related={related} folder="/platformRef/mappingFunctions" />
      {workflowFunctions.length > 0 && (
        <li>
          Workflow functions:{' '}
          <FunctionLinks ids={workflowFunctions} folder="/platformRef/workflowFunctions" />
        </li>
      )}
    </ul>
  );
}
