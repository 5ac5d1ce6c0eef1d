import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const ways = [
  {
    title: 'Guides',
    to: '/guides/',
    text: 'Build your first mapping or workflow step by step, with sample files to try.',
    action: 'Learn',
  },
  {
    title: 'Platform reference',
    to: '/platformRef/',
    text: 'Look up any mapping or workflow function: its parameters, result and errors.',
    action: 'Look up',
  },
  {
    title: 'API reference',
    to: '/apiRef/',
    text: 'Call the platform from your own code: authentication, endpoints, blueprints and webhooks.',
    action: 'Integrate',
  },
];

/** The three sections of the documentation, each with its purpose. */
export default function WaysIn(): ReactNode {
  return (
    <ul className={styles.ways}>
      {ways.map(({title, to, text, action}) => (
        <li key={to} className={styles.way}>
          <span className={styles.action}>{action}</span>
          <Link to={to} className={styles.title}>
            {title}
          </Link>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
