import React, {type ReactNode} from 'react';
import {formatAge} from './formatAge';
import type {SavedMapping} from './savedMapping';
import styles from '../keep.module.css';

export interface Props {
  readonly saved: SavedMapping;
  readonly onOpen: (mapping: string) => void;
}

/** The beginning of a mapping, on one line. */
function startOf(mapping: string): string {
  return mapping.slice(0, 200).replaceAll(/\s+/g, ' ');
}

/** The earlier versions of a saved mapping, newest first. */
export default function Versions({saved: {name, versions}, onOpen}: Props): ReactNode {
  return (
    <details className={styles.versions}>
      <summary>{versions.length} versions</summary>
      <ol aria-label={`Versions of ${name}`}>
        {versions.map(({time, mapping}, index) => (
          <li key={`${time} ${index}`}>
            <button
              type="button"
              className={styles.open}
              title={new Date(time).toLocaleString()}
              onClick={() => onOpen(mapping)}>
              <code>{startOf(mapping)}</code>
              <span className={styles.age}>{formatAge(time)}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
