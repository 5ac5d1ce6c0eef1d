import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {prefetchCode} from '../../universal/prefetchCode';
import {loadSearchScript} from '../../loadSearchData';
import {isOutdated} from '../../isOutdated';
import {whenIdle} from '../../whenIdle';
import type {Props as DialogProps} from '../SearchDialog';
import SearchIcon from '../SearchIcon';
import ShortcutHint from './ShortcutHint';
import useEarlyKeys from './useEarlyKeys';
import useShortcut, {openAfterReload} from './useShortcut';
import styles from './styles.module.css';

const loadDialog = () => import('../SearchDialog');

/**
 * The search button in the navbar. The dialog's code is small and prefetched in idle time. Hovering over or
 * focusing the button loads the index and renders the dialog hidden, so it can open immediately.
 */
export default function Search(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [isNear, setIsNear] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');

  async function prepare(): Promise<void> {
    setIsNear(true);
    void loadSearchScript(baseUrl);
    if (!Dialog) {
      const module = await loadDialog();
      // Renders and runs effects immediately, so no key is lost before the dialog has focus.
      flushSync(() => setDialog(() => module.default));
    }
  }

  /**
   * Closes the search after a failure, so the reader can try again. If the page is outdated, reloads it and
   * reopens the search.
   */
  async function giveUp(error: unknown): Promise<void> {
    console.error('The search dialog could not be loaded.', error);
    close();
    if (await isOutdated()) {
      openAfterReload();
    }
  }

  function close(): void {
    setIsOpen(false);
    setIsNear(false);
    setTyped('');
  }

  function open(early?: string): void {
    if (early) {
      setTyped(early);
    }
    setIsOpen(true);
    prepare().catch(giveUp);
  }

  const prepareQuietly = () => void prepare().catch(() => undefined);

  useShortcut(open);
  useEarlyKeys(isOpen && !Dialog, (key) =>
    key === 'Escape' ? close() : setTyped((before) => before + key),
  );
  useEffect(() => whenIdle(() => prefetchCode(loadDialog)), []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        className={clsx('clean-btn', styles.button)}
        onClick={() => open()}
        onFocus={prepareQuietly}
        onPointerEnter={prepareQuietly}>
        <SearchIcon />
        <span className={styles.label}>Search</span>
        <ShortcutHint />
      </button>
      {isNear && Dialog && <Dialog isOpen={isOpen} typed={typed} onClose={close} />}
    </>
  );
}
