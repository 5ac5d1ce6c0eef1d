import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const sourceRows = ['Order No', 'Customer', 'Total'];
const targetRows = ['"id": "A-1001"', '"customer": "ACME"', '"total": 1249.5'];
const rowY = (index: number) => 86 + index * 46;

/** Shows what a mapping does: it turns a workbook row into a JSON object. */
export default function MappingPicture(): ReactNode {
  return (
    <svg
      viewBox="0 0 520 250"
      role="img"
      aria-label="A mapping reads columns from an Excel sheet and writes them as fields of a JSON object."
      className={styles.picture}>
      <rect className={styles.card} x="1" y="24" width="170" height="202" rx="10" />
      <text className={styles.caption} x="18" y="52">
        orders.xlsx
      </text>
      <rect className={styles.card} x="309" y="24" width="210" height="202" rx="10" />
      <text className={styles.caption} x="326" y="52">
        orders.json
      </text>
      {sourceRows.map((label, index) => (
        <g key={label}>
          <rect
            className={styles.cell}
            x="14"
            y={rowY(index) - 16}
            width="144"
            height="34"
            rx="6"
          />
          <text className={styles.label} x="26" y={rowY(index) + 6}>
            {label}
          </text>
        </g>
      ))}
      {targetRows.map((label, index) => (
        <text key={label} className={styles.code} x="334" y={rowY(index) + 6}>
          {label}
        </text>
      ))}
      {sourceRows.map((label, index) => (
        <g key={label}>
          <path
            className={styles.wire}
            d={`M158 ${rowY(index) + 1} C 230 ${rowY(index) + 1}, 250 ${rowY(index) + 1}, 318 ${rowY(index) + 1}`}
          />
          <circle className={styles.dot} cx="158" cy={rowY(index) + 1} r="4.5" />
          <circle className={styles.dotTarget} cx="320" cy={rowY(index) + 1} r="4.5" />
        </g>
      ))}
      {['Text.Trim', 'Text.Upper', 'Number.Parse'].map((name, index) => (
        <g key={name}>
          <rect
            className={styles.chip}
            x="179"
            y={rowY(index) - 12}
            width="120"
            height="26"
            rx="13"
          />
          <text className={styles.chipText} x="239" y={rowY(index) + 5} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
