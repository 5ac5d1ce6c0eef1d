import React, {type ReactNode} from 'react';
import type {Props} from './Props';
import RelatedFunctions from './RelatedFunctions';

export default function SeeAlso({of}: Props): ReactNode {
  return (
    <ul>
      <RelatedFunctions related={of.related} folder="/platformRef/mappingFunctions" />
    </ul>
  );
}
