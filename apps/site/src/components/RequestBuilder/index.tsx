import React, {useId, useState, type ReactNode} from 'react';
import type {OperationView} from '@documentation/reference/internal/pages/apiReference';
import type {Builder} from './builder';
import styles from './styles.module.css';

export interface Props {
  readonly of: Pick<OperationView, 'id' | 'group' | 'method' | 'path'>;
}

async function load(of: Props['of']): Promise<Builder> {
  const {loadBuilder} = await import('./builder');
  return loadBuilder(of);
}

/** A button that opens the request builder of an operation. Its code is loaded when a reader needs it. */
export default function RequestBuilder({of}: Props): ReactNode {
  const id = useId();
  const [builder, setBuilder] = useState<Builder>();
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState('');

  /** Loads the code early. If that fails, opening the builder tries again. */
  function prepare(): void {
    load(of).catch(() => {});
  }

  function toggle(): void {
    setProblem('');
    setIsOpen(!isOpen);
    if (!builder) {
      load(of).then(setBuilder, () => {
        setIsOpen(false);
        setProblem('The builder couldn’t be loaded. Check your connection, then try again.');
      });
    }
  }

  return (
    <>
      <p className={styles.door}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={builder && id}
          aria-label={`Build a request: ${of.method} ${of.path}`}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={toggle}>
          Build a request
        </button>
        <span role="status" className={styles.failure}>
          {problem}
        </span>
      </p>
      {builder && (
        // Stays in the page while it's closed, so nothing that was entered is lost.
        <div id={id} hidden={!isOpen}>
          <builder.Panel form={builder.form} readJson={builder.readJson} />
        </div>
      )}
    </>
  );
}
