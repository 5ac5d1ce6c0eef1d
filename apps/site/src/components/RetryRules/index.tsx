import React, {type ReactNode} from 'react';
import {retryRules} from '@documentation/workflow/internal/language/retryRules';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';

/** The retry rule as a table: who retries what. */
export default function RetryRules(): ReactNode {
  return (
    <ScrollableTable aria-label="Who retries what">
      <thead>
        <tr>
          <th>Who retries</th>
          <th>What</th>
          <th>After</th>
          <th>How often</th>
          <th>Within</th>
        </tr>
      </thead>
      <tbody>
        {retryRules.map(({who, what, after, howOften, within}) => (
          <tr key={who}>
            {[who, what, after, howOften, within].map((text) => (
              <td key={text}>
                <Prose>{text}</Prose>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
