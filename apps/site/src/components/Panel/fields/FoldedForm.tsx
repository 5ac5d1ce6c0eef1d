import React, {Fragment, useState, type ReactNode} from 'react';
import styles from '../fields.module.css';

interface Row {
  readonly name: string;
  readonly isOption: boolean;
  readonly isInUse: boolean;
  readonly row: ReactNode;
}

export interface Props {
  readonly rows: readonly Row[];
  /** If there are more options than this, the initially unused ones are collapsed. */
  readonly maxOptions: number;
}

function show(rows: readonly Row[]): ReactNode {
  return rows.map(({name, row}) => <Fragment key={name}>{row}</Fragment>);
}

/** The rows of a form. If there are many options, those that are initially unused stay in a collapsible group. */
export default function FoldedForm({rows, maxOptions}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [folded] = useState(() => {
    const options = rows.filter(({isOption}) => isOption);
    const unused = options.filter(({isInUse}) => !isInUse);
    return new Set(options.length > maxOptions ? unused.map(({name}) => name) : []);
  });
  const options = rows.filter(({name}) => folded.has(name));
  return (
    <>
      {show(rows.filter(({name}) => !folded.has(name)))}
      {options.length > 0 && (
        <details
          className={styles.options}
          open={isOpen || options.some(({isInUse}) => isInUse)}
          onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
          <summary>
            {options.length} more {options.length === 1 ? 'option' : 'options'}
          </summary>
          {show(options)}
        </details>
      )}
    </>
  );
}
