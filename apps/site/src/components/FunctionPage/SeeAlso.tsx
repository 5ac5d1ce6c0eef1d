import React, {type ReactNode} from 'react';
import type {PropsWithGuides} from './Props';
import RelatedFunctions, {FunctionLinks, GuideLinks} from '../RelatedFunctions';

export default function SeeAlso({
  of: {related, workflowFunctions = []},
  guides = [],
}: PropsWithGuides): ReactNode {
  return (
    <ul>
      <RelatedFunctions related={related} folder="/platformRef/mappingFunctions" />
      {workflowFunctions.length > 0 && (
        <li>
          Workflow functions:{' '}
          <FunctionLinks ids={workflowFunctions} folder="/platformRef/workflowFunctions" />
        </li>
      )}
      <GuideLinks guides={guides} />
    </ul>
  );
}
