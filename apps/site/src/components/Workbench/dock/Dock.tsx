import React, {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import useModal from '../../../useModal';
import Resizer from './Resizer';
import useDockWidth from './useDockWidth';
import useIsWide from './useIsWide';
import './page.css';
import styles from './dock.module.css';

export interface Props {
  readonly isOpen: boolean;
  /** Buttons in the header. */
  readonly tools: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const EDITOR = '.cm-content';

/** The frame of the workbench: beside the page or, on a narrow screen, over it. */
export default function Dock({isOpen, tools, onClose, children}: Props): ReactNode {
  const isWide = useIsWide();
  const {width, maxWidth, setWidth} = useDockWidth(isOpen && isWide);
  const modalRef = useModal<HTMLDivElement>(isOpen && !isWide, onClose, EDITOR);
  const opener = useRef<Element>(null);

  useEffect(() => {
    if (!isOpen || !isWide) {
      return undefined;
    }
    const place = modalRef.current;
    opener.current = document.activeElement;
    place?.querySelector<HTMLElement>(EDITOR)?.focus({preventScroll: true});
    return () => {
      const isInside = place?.contains(document.activeElement);
      if (isInside && opener.current instanceof HTMLElement) {
        opener.current.focus({preventScroll: true});
      }
    };
  }, [isOpen, isWide, modalRef]);

  return (
    <div
      ref={modalRef}
      hidden={!isOpen}
      {...(!isWide && {role: 'dialog', 'aria-modal': true, 'aria-label': 'Workbench'})}
      className={clsx(styles.place, isWide && styles.isBeside)}
      style={isWide ? {width} : undefined}>
      <aside aria-label="Workbench" className={styles.dock}>
        {isWide && <Resizer width={width} maxWidth={maxWidth} onResize={setWidth} />}
        <header className={styles.header}>
          <h2 className={styles.title}>Workbench</h2>
          <div className={styles.tools}>{tools}</div>
          <button
            type="button"
            className={clsx('clean-btn', styles.close)}
            aria-label="Close"
            aria-keyshortcuts="Control+J Meta+J"
            onClick={onClose}>
            <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
              <path d="m3.5 3.5 9 9m0-9-9 9" />
            </svg>
          </button>
        </header>
        <div className={clsx('thin-scrollbar', styles.body)}>{children}</div>
      </aside>
    </div>
  );
}
