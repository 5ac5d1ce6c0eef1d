import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RelatedRole} from '@documentation/mapping/internal/language/types';
import type {GuideUse} from '@documentation/reference/internal/pages/guideUse';

export interface Props {
  readonly related: readonly {readonly function: string; readonly role: RelatedRole}[];
  /** '/platformRef/mappingFunctions' */
  readonly folder: string;
}

const roles: readonly {readonly role: RelatedRole; readonly label: string}[] = [
  {role: 'inverse', label: 'Inverse'},
  {role: 'alternative', label: 'Alternatives'},
  {role: 'often used with', label: 'Often used with'},
];

/** The related functions, with one list item per role. */
export default function RelatedFunctions({related, folder}: Props): ReactNode {
  return roles.map(({role, label}) => {
    const ids = related.filter((other) => other.role === role).map((other) => other.function);
    return (
      ids.length > 0 && (
        <li key={role}>
          {label}: <FunctionLinks ids={ids} folder={folder} />
        </li>
      )
    );
  });
}

export function FunctionLinks({
  ids,
  folder,
}: {
  readonly ids: readonly string[];
  readonly folder: string;
}): ReactNode {
  return ids.map((id, index) => (
    <React.Fragment key={id}>
      {index > 0 && ', '}
      <Link to={`${folder}/${id}`}>{id.replaceAll('/', '.')}</Link>
    </React.Fragment>
  ));
}

/** The sections of guides that use a function, as a list item. */
export function GuideLinks({guides}: {readonly guides: readonly GuideUse[]}): ReactNode {
  return (
    guides.length > 0 && (
      <li>
        Used in:{' '}
        {guides.map(({title, to}, index) => (
          <React.Fragment key={to}>
            {index > 0 && ', '}
            <Link to={to}>{title}</Link>
          </React.Fragment>
        ))}
      </li>
    )
  );
}
