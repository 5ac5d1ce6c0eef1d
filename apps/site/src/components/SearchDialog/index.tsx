import React, {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import useModal from '../../useModal';
import KeyHints from './KeyHints';
import Options from './options/Options';
import SearchField from './SearchField';
import Status from './Status';
import useSearch from './useSearch';
import useSearchOptions from './useSearchOptions';
import useScrollLock from './useScrollLock';
import styles from './styles.module.css';

export interface Props {
  /** If false, the dialog is rendered but hidden. */
  readonly isOpen: boolean;
  /** What was typed while the dialog was loading. */
  readonly typed: string;
  readonly onClose: () => void;
}

/** The search dialog (specification §2). Closing the dialog unmounts it, which clears the results. */
export default function SearchDialog({isOpen, typed, onClose}: Props): ReactNode {
  const history = useHistory();
  const dialog = useModal<HTMLDialogElement>(isOpen, onClose, 'input');
  const search = useSearch(isOpen, typed);
  const options = useSearchOptions(search, onClose);
  const isBackdropPressed = useRef(false);
  useScrollLock(isOpen);

  // Closes the dialog on any navigation, including the browser's Back button.
  const onNavigation = useEffectEvent(onClose);
  useEffect(() => (isOpen ? history.listen(() => onNavigation()) : undefined), [history, isOpen]);

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it too.
    <dialog
      ref={dialog}
      open={isOpen}
      aria-modal="true"
      aria-label="Search"
      className={styles.dialog}
      onPointerDown={(event) => {
        // A press on the backdrop targets the dialog itself. Any other press targets an element in the panel.
        isBackdropPressed.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Ignores a text selection that starts in the panel and ends on the backdrop.
        if (isBackdropPressed.current && event.target === event.currentTarget) {
          onClose();
        }
      }}>
      <div className={styles.panel}>
        <SearchField search={search} options={options} onClose={onClose} />
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
