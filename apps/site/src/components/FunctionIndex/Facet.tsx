import React, {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly label: string;
  readonly values: readonly string[];
  /** The labels of values that aren't shown verbatim. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The label of the option that doesn't filter. */
  readonly none?: string;
  /** Empty if the facet doesn't filter. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export default function Facet({
  label,
  values,
  labels = {},
  none = 'any',
  value,
  onChange,
}: Props): ReactNode {
  const id = useId();
  // A value from the URL may not exist.
  const shown = values.includes(value) ? value : '';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={shown} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {labels[one] ?? one}
          </option>
        ))}
      </select>
    </div>
  );
}
