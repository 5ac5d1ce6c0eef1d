import React, {useEffect, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {MODAL_LAYER_Z_INDEX} from '../../constants';
import KeyHints from './KeyHints';
import Options from './Options';
import SearchField from './SearchField';
import Status from './Status';
import useSearch from './useSearch';
import useSearchOptions from './useSearchOptions';
import useScrollLock from './useScrollLock';
import styles from './styles.module.css';

export interface Props {
  /** What was typed while the dialog was on its way. */
  readonly typed: string;
  /** Called after the dialog has closed, by whichever means. */
  readonly onClose: () => void;
}

/** Specification §2, "Search dialog". It lives only while it is open, so closing clears everything. */
export default function SearchDialog({typed, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const close = () => dialog.current?.close();
  const search = useSearch(typed);
  const options = useSearchOptions(search, close);
  useScrollLock();

  useEffect(() => {
    const element = dialog.current!;
    if (!element.open) {
      element.showModal();
    }
    element.querySelector('input')?.focus();
    // Choosing a result leads away; so does the browser's Back button.
    return history.listen(() => element.close());
  }, [history]);

  return createPortal(
    <dialog
      ref={dialog}
      aria-label="Search"
      className={styles.dialog}
      style={{zIndex: MODAL_LAYER_Z_INDEX}}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
          // Taken: a frame around the site isn't told.
          event.preventDefault();
          close();
        }
      }}
      onPointerDown={(event) => {
        // Only the backdrop is the dialog itself; the panel covers the rest.
        if (event.target === event.currentTarget) {
          close();
        }
      }}>
      <div className={styles.panel}>
        <SearchField search={search} options={options} onClose={close} />
        <div className={styles.content}>
          <Status search={search} />
          <Options search={search} options={options} />
        </div>
        <KeyHints />
      </div>
    </dialog>,
    document.body,
  );
}
