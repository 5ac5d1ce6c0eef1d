import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from '../options.module.css';

const sections = [
  {label: 'Guides', to: '/guides/'},
  {label: 'Platform reference', to: '/platformRef/'},
  {label: 'API reference', to: '/apiRef/'},
];

/** Search tips and links, shown while there are no results or recent searches. */
export default function NextSteps(): ReactNode {
  return (
    <div className={styles.waysOn}>
      <p>
        Search by name, task or error code, or by a function’s name in another product: <q>Upper</q>
        , <q>days between two dates</q>, <q>E_PARSE</q>, <q>VLOOKUP</q>.
      </p>
      <ul>
        {sections.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
