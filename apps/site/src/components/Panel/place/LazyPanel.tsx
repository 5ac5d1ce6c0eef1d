import React, {createElement, Fragment, useRef, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Loading from '../../../theme/Loading';
import usePanel, {type PanelCode} from './usePanel';
import styles from '../panel.module.css';

export interface Props<Definition> {
  readonly definition: Definition;
  readonly code: PanelCode<Definition>;
  /** Shown after a navigation from another page, until the panel has loaded. */
  readonly children: ReactNode;
}

/** Empty markup makes React keep the server's markup. It is a constant, because React compares objects by identity. */
const serverMarkup = {__html: ''};

/**
 * A live panel. The server renders the whole panel, so readers can read it immediately, even without scripts.
 * The browser keeps the server's markup until the reader uses the panel or is likely to use it soon.
 */
export default function LazyPanel<Definition>({
  definition,
  code,
  children,
}: Props<Definition>): ReactNode {
  const placeRef = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const [hasServerMarkup] = useState(!isBrowser);
  const {panel, error, retry} = usePanel(code, placeRef, hasServerMarkup);
  if (!ExecutionEnvironment.canUseDOM) {
    return (
      <div className={styles.place} data-markdown-ignore>
        <code.ServerPanel definition={definition} isLive={false} />
      </div>
    );
  }
  if (panel) {
    return (
      <div key="live" ref={placeRef} className={styles.place}>
        {createElement(panel, {definition, isLive: true})}
      </div>
    );
  }
  // If loading fails, the content stays readable below the error box.
  return (
    <Fragment key="waiting">
      {error !== undefined && (
        <div className={styles.failed}>
          <Loading error={error} retry={retry} pastDelay={false} />
        </div>
      )}
      {hasServerMarkup ? (
        <div
          key="server"
          ref={placeRef}
          className={styles.place}
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger
          dangerouslySetInnerHTML={serverMarkup}
        />
      ) : (
        <div key="loading" ref={placeRef} className={styles.place}>
          {children}
        </div>
      )}
    </Fragment>
  );
}
