import React, {type ReactNode} from 'react';
import RelatedFunctions, {FunctionLinks} from '../RelatedFunctions';
import type {Props} from './Props';

export default function SeeAlso({of: {related, mappingFunctions = []}}: Props): ReactNode {
  return (
    <ul>
      <RelatedFunctions related={related} folder="/platformRef/workflowFunctions" />
      {mappingFunctions.length > 0 && (
        <li>
          Mapping functions:{' '}
          <FunctionLinks ids={mappingFunctions} folder="/platformRef/mappingFunctions" />
        </li>
      )}
    </ul>
  );
}
