import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RelatedRole} from '../../../functions/types';
import type {Props} from './Props';

const roles: readonly {readonly role: RelatedRole; readonly label: string}[] = [
  {role: 'inverse', label: 'The other way round'},
  {role: 'alternative', label: 'Instead of it'},
  {role: 'often used with', label: 'Often used with it'},
];

export default function SeeAlso({of}: Props): ReactNode {
  return (
    <ul>
      {roles.map(({role, label}) => {
        const related = of.related.filter((other) => other.role === role);
        return (
          related.length > 0 && (
            <li key={role}>
              {label}:{' '}
              {related.map(({function: id}, index) => (
                <React.Fragment key={id}>
                  {index > 0 && ', '}
                  <Link to={`/platformRef/mappingFunctions/${id}`}>{id.replaceAll('/', '.')}</Link>
                </React.Fragment>
              ))}
            </li>
          )
        );
      })}
    </ul>
  );
}
