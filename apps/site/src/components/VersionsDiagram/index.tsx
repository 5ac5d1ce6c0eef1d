import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const ROW = 74;
const BOX = 54;
const RIGHT = 222;
const versions = [
  {title: 'Version 1', text: 'kept'},
  {title: 'Version 2', text: 'kept'},
  {title: 'Version 3', text: 'latest'},
  {title: 'Draft', text: 'not published', isDraft: true},
];
const workflows = [
  {title: 'Invoicing', text: 'pinned to 2', row: 0.5, to: [{version: 1}]},
  {
    title: 'Orders',
    text: 'pinned to 3, then 2',
    row: 1.5,
    to: [{version: 1}, {version: 2, isBefore: true}],
  },
  {title: 'Reports', text: 'latest', row: 2.5, to: [{version: 2}]},
];
/** The versions that arrows point to, without duplicates. */
const targets = [...new Set(workflows.flatMap(({to}) => to.map(({version}) => version)))];

const middleOf = (row: number) => 1 + row * ROW + BOX / 2;

interface BoxProps {
  readonly x: number;
  readonly row: number;
  readonly title: string;
  readonly text: string;
  readonly className: string | undefined;
}

function Box({x, row, title, text, className}: BoxProps): ReactNode {
  const y = 1 + row * ROW;
  return (
    <g>
      <rect className={className} x={x} y={y} width="137" height={BOX} rx="8" />
      <text className={styles.title} x={x + 68.5} y={y + 23} textAnchor="middle">
        {title}
      </text>
      <text className={styles.text} x={x + 68.5} y={y + 42} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Shows which version of a mapping each workflow runs, and what a rollback changes. */
export default function VersionsDiagram(): ReactNode {
  return (
    <svg
      viewBox={`0 0 360 ${3 * ROW + BOX + 2}`}
      role="img"
      aria-label="Three workflows and the versions of one mapping. Invoicing is pinned to version 2. Reports runs the latest version, which is 3. Orders was pinned to version 3 and then rolled back to version 2. No workflow runs the draft."
      className={styles.picture}>
      {workflows.map(({row, to}) =>
        to.map(({version, ...target}) => (
          <path
            key={`${row} ${version}`}
            className={clsx(styles.arrow, 'isBefore' in target && styles.before)}
            d={`M141 ${middleOf(row)} L${RIGHT - 5} ${middleOf(version)}`}
          />
        )),
      )}
      {workflows.map(({title, text, row}) => (
        <Box key={title} {...{title, text, row}} x={1} className={styles.workflow} />
      ))}
      {versions.map(({title, text, isDraft}, row) => (
        <Box
          key={title}
          {...{title, text, row}}
          x={RIGHT}
          className={clsx(styles.version, isDraft && styles.draft)}
        />
      ))}
      {targets.map((version) => (
        <circle
          key={version}
          className={styles.dot}
          cx={RIGHT - 3}
          cy={middleOf(version)}
          r="4.5"
        />
      ))}
    </svg>
  );
}
