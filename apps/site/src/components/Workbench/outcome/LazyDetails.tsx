import React, {useState, type ReactNode} from 'react';
import styles from './outcome.module.css';

export interface Props {
  readonly summary: ReactNode;
  readonly isOpenAtFirst?: boolean;
  /** Renders the content when it is first needed, because most of it is never opened. */
  readonly children: () => ReactNode;
}

/** Content that the reader can open. */
export default function LazyDetails({summary, isOpenAtFirst = false, children}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
