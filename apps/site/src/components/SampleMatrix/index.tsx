import React, {type ReactNode} from 'react';
import {difficulties, sampleFiles} from '@documentation/reference/internal/pages/guidePictures';
import styles from './styles.module.css';

const NAMES_WIDTH = 150;
const HEADER_HEIGHT = 128;
const COLUMN = 35;
const ROW = 27;

const xOf = (column: number) => NAMES_WIDTH + COLUMN * column + 12;
const yOf = (row: number) => HEADER_HEIGHT + ROW * row + 16;

const label = `The difficulties of each sample file. ${difficulties
  .map(({name, in: found}) => `${name}: ${found.join(', ')}.`)
  .join(' ')}`;

/** Shows which difficulties each sample file has. */
export default function SampleMatrix(): ReactNode {
  return (
    <svg
      viewBox={`0 0 380 ${HEADER_HEIGHT + ROW * sampleFiles.length}`}
      role="img"
      aria-label={label}
      className={styles.picture}>
      {sampleFiles.map((file, row) => (
        <React.Fragment key={file}>
          {row % 2 === 0 && (
            <rect className={styles.band} x="0" y={yOf(row) - 16} width="368" height={ROW} rx="4" />
          )}
          <text className={styles.file} x="6" y={yOf(row) + 2}>
            {file}
          </text>
        </React.Fragment>
      ))}
      {difficulties.map(({name, in: found}, column) => (
        <React.Fragment key={name}>
          <text
            className={styles.difficulty}
            transform={`translate(${xOf(column) + 2} ${HEADER_HEIGHT - 8}) rotate(-60)`}>
            {name}
          </text>
          {found.map((file) => (
            <circle
              key={file}
              className={styles.dot}
              cx={xOf(column)}
              cy={yOf(sampleFiles.indexOf(file)) - 2.5}
              r="6"
            />
          ))}
        </React.Fragment>
      ))}
    </svg>
  );
}
