import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const cells = [
  {x: 13, text: 'order'},
  {x: 67, text: 'customer'},
  {x: 209, text: 'zip'},
  {x: 268, text: 'total'},
];
const values = ['1001', 'Müller; Söhne GmbH', '01067', '1.249,50'];
const mapping = [
  'List.Map(Readers.CSV.ReadObjects(…), {',
  '  "id": Text.Concat("A-", @.order), …',
  '})',
];
const result = ['[{"id": "A-1001", "total": 1249.5}, …]'];

interface PartProps {
  readonly y: number;
  readonly height: number;
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Part({y, height, title, note, children}: PartProps): ReactNode {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect className={styles.part} x="1" y="1" width="342" height={height} rx="8" />
      <text className={styles.title} x="13" y="24">
        {title}
      </text>
      <text className={styles.note} x="331" y="24" textAnchor="end">
        {note}
      </text>
      {children}
    </g>
  );
}

function Code({lines}: {readonly lines: readonly string[]}): ReactNode {
  return lines.map((line, index) => (
    <text key={line} className={styles.code} x="13" y={52 + index * 20}>
      {line}
    </text>
  ));
}

/** An arrow from one part down to the next. */
function Arrow({y}: {readonly y: number}): ReactNode {
  return <path className={styles.arrow} d={`M172 ${y} v18 m-5 -6 l5 6 l5 -6`} />;
}

/** Shows the three parts of the workbench, with the file and the mapping of the first guide. */
export default function WorkbenchPicture(): ReactNode {
  return (
    <svg
      viewBox="0 0 344 348"
      role="img"
      aria-label="The three parts of the workbench. Input shows the rows of orders.csv, which is $ in the mapping. Mapping contains the notation that you type. Result shows the JSON that the mapping returns, and a note that it matches the page."
      className={styles.picture}>
      <Part y={0} height={82} title="Input" note="orders.csv is $">
        <rect className={styles.band} x="7" y="35" width="330" height="21" />
        {cells.map(({x, text}, index) => (
          <React.Fragment key={text}>
            <text className={styles.note} x={x} y="50">
              {text}
            </text>
            <text className={styles.cell} x={x} y="72">
              {values[index]}
            </text>
          </React.Fragment>
        ))}
      </Part>
      <Arrow y={88} />
      <Part y={112} height={106} title="Mapping" note="you type here">
        <Code lines={mapping} />
      </Part>
      <Arrow y={224} />
      <Part y={248} height={98} title="Result" note="Steps · Changes">
        <Code lines={result} />
        <path className={styles.check} d="M14 79 l5 5 l9 -11" />
        <text className={styles.match} x="35" y="84">
          Matches the page
        </text>
      </Part>
    </svg>
  );
}
