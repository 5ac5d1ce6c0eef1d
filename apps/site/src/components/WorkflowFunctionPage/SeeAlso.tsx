import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {WorkflowKind} from '@documentation/workflow/internal/language/types';
import RelatedFunctions, {FunctionLinks, GuideLinks} from '../RelatedFunctions';
import type {PropsWithGuides} from './Props';

/** The section of the workflow guide that concerns each kind of step. */
const guideByKind: Readonly<Record<WorkflowKind, readonly [title: string, anchor: string]>> = {
  trigger: ['Ways to start a run', 'ways-to-start-a-run'],
  guard: ['Ways to start a run', 'ways-to-start-a-run'],
  action: ['Conditions, branches, retries and errors', 'the-language'],
  response: ['Respond and continue', 'respond-and-continue'],
};

export default function SeeAlso({
  of: {kind, related, mappingFunctions = []},
  guides = [],
}: PropsWithGuides): ReactNode {
  const [title, anchor] = guideByKind[kind];
  return (
    <ul>
      <li>
        Guide: <Link to={`/guides/workflows/overview#${anchor}`}>{title}</Link>
      </li>
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
