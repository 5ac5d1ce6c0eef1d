import React, {type ReactNode} from 'react';
import RelatedFunctions, {FunctionLinks, GuideLinks} from '../RelatedFunctions';
import type {PropsWithGuides} from './Props';

export default function SeeAlso({
  of: {related, mappingFunctions = []},
  guides = [],
}: PropsWithGuides): ReactNode {
  return (
    <ul>
      <RelatedFunctions related={related} folder="/platformRef/workflowFunctions" />
      {mappingFunctions.length > 0 && (
        <li>
          Mapping functions:{' '}
          <FunctionLinks ids={mappingFunctions} folder="/platformRef/mappingFunctions" />
        </li>
      )}
      <GuideLinks guides={guides} />
    </ul>
  );
}
