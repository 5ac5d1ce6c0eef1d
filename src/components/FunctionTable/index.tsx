import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {nameOfTypes} from '../../../functions/typeChecks';
import type {Category, MappingFunctionFacts} from '../../../functions/types';
import Prose from '../FunctionPage/Prose';
import ScrollableTable from '../ScrollableTable';

export interface Props {
  readonly of: Category;
}

/** (text, length, side?) → Text */
function shortSignature({parameters, returns}: MappingFunctionFacts): string {
  const names = Object.entries(parameters).map(([name, {rest, default: fallback}]) =>
    rest ? `…${name}` : fallback === undefined ? name : `${name}?`,
  );
  return `(${names.join(', ')}) → ${nameOfTypes(returns.type)}`;
}

/** The functions of a category: name, signature, what it does. */
export default function FunctionTable({of}: Props): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Function</th>
          <th>Signature</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {of.functions
          .filter(({unlisted}) => !unlisted)
          .map((definition) => (
            <tr key={definition.name}>
              <td>
                <Link
                  to={`/platformRef/mappingFunctions/${definition.category}/${definition.name}`}>
                  {definition.name}
                </Link>
              </td>
              <td>
                <code>{shortSignature(definition)}</code>
              </td>
              <td>
                <Prose>{definition.summary}</Prose>
              </td>
            </tr>
          ))}
      </tbody>
    </ScrollableTable>
  );
}
