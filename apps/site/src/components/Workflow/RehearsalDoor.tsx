import React, {useState, type ReactNode} from 'react';
import type {Props as RehearsalProps} from '../Rehearsal';
import styles from './styles.module.css';

export interface Props {
  readonly name: string;
  readonly document: () => string;
}

type Rehearsal = (props: RehearsalProps) => ReactNode;

/** A button that opens the rehearsal. Its code is loaded when a reader asks for it. */
export default function RehearsalDoor({name, document}: Props): ReactNode {
  const [Panel, setPanel] = useState<Rehearsal>();
  const [problem, setProblem] = useState('');

  function open(): void {
    setProblem('');
    import('../Rehearsal').then(
      ({default: panel}) => setPanel(() => panel),
      () => setProblem('The rehearsal couldn’t be loaded. Check your connection, then try again.'),
    );
  }

  if (Panel) {
    return <Panel name={name} document={document()} />;
  }
  return (
    <p className={styles.door}>
      <button type="button" className={styles.button} onClick={open}>
        Rehearse
      </button>
      <span role="status" className={styles.problem}>
        {problem}
      </span>
    </p>
  );
}
