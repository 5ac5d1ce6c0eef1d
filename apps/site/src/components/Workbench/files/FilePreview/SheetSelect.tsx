import React, {type ReactNode} from 'react';
import type {Sheet} from './readings';
import styles from './styles.module.css';

export interface Props {
  readonly sheets: readonly Sheet[];
  /** Undefined for the first sheet. */
  readonly sheet: string | undefined;
  readonly chooseSheet: (sheet: string | undefined) => void;
}

export default function SheetSelect({sheets, sheet, chooseSheet}: Props): ReactNode {
  const first = sheets[0]!.name;
  return (
    <select
      className={styles.sheets}
      aria-label="Sheet"
      value={sheet ?? first}
      onChange={({target}) => chooseSheet(target.value === first ? undefined : target.value)}>
      {sheets.map(({name, hidden}) => (
        <option key={name} value={name}>
          {hidden ? `${name} (hidden)` : name}
        </option>
      ))}
    </select>
  );
}
