import React, {type ReactNode} from 'react';
import type {TreeRow} from '@documentation/reference/internal/pages/guidePictures';
import {hueOf} from '../Marks';
import pictureStyles from '../styles.module.css';
import styles from './tree.module.css';

export interface Props {
  readonly rows: readonly TreeRow[];
}

const WIDTH = 328;
const INDENT = 14;
const ROW = 26;

const yOf = (index: number) => ROW * index + 18;
const xOf = ({depth}: TreeRow) => 2 + INDENT * depth;

/** The line from the row above on the next level up to this row. */
function branchTo(rows: readonly TreeRow[], index: number): string {
  const row = rows[index]!;
  const parent = rows.findLastIndex((each, at) => at < index && each.depth < row.depth);
  return parent < 0 ? '' : `M${xOf(row) - 8} ${yOf(parent) + 7} V${yOf(index) - 5} h5`;
}

/** A number in a circle, at the end of the row. */
function RecordMark({y, record}: {readonly y: number; readonly record: number}): ReactNode {
  return (
    <g className={hueOf(record - 1)}>
      <circle className={styles.mark} cx={WIDTH - 10} cy={y - 5} r="10" />
      <text className={styles.number} x={WIDTH - 10} y={y} textAnchor="middle">
        {record}
      </text>
    </g>
  );
}

/** A document as a tree, with the paths to its parts beside it. */
export default function Tree({rows}: Props): ReactNode {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${ROW * rows.length}`} className={pictureStyles.svg}>
      {rows.map((row, index) => (
        <g key={index} className={row.kind && styles[row.kind]}>
          <path className={styles.branch} d={branchTo(rows, index)} />
          <text className={styles.name} x={xOf(row)} y={yOf(index)}>
            {row.name}
            {row.value && <tspan className={styles.value}> {row.value}</tspan>}
          </text>
          {row.path && (
            <text
              className={styles.path}
              x={row.record ? WIDTH - 28 : WIDTH}
              y={yOf(index)}
              textAnchor="end">
              {row.path}
            </text>
          )}
          {row.record && <RecordMark y={yOf(index)} record={row.record} />}
        </g>
      ))}
    </svg>
  );
}
