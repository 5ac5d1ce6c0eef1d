import React, {createElement, lazy, useRef, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {formatCall} from '../../../functions/notation/formatCall';
import type {MappingFunction} from '../../../functions/types';
import CallAndOutcome from '../FunctionPage/CallAndOutcome';
import usePanel from './usePanel';
import styles from './styles.module.css';

export interface Props {
  readonly of: MappingFunction;
}

const ServerPanel = lazy(() => import('./Panel'));

/** Nothing is written: an element with markup of its own keeps what the server rendered. One object, because React compares it. */
const serverMarkup = {__html: ''};

/**
 * The live panel. The server renders it whole, so that it can be read at once and without scripts.
 * In the browser that markup stays until the panel's code is here, which then takes its place.
 */
export default function TryIt({of}: Props): ReactNode {
  const placeRef = useRef<HTMLDivElement>(null);
  const panel = usePanel(placeRef);
  const isBrowser = useIsBrowser();
  const [hasServerMarkup] = useState(!isBrowser);
  if (!ExecutionEnvironment.canUseDOM) {
    return (
      <div className={styles.place}>
        <ServerPanel definition={of} isLive={false} />
      </div>
    );
  }
  if (panel) {
    return (
      <div key="live" ref={placeRef} className={styles.place}>
        {createElement(panel, {definition: of, isLive: true})}
      </div>
    );
  }
  if (hasServerMarkup) {
    return (
      <div
        key="server"
        ref={placeRef}
        className={styles.place}
        suppressHydrationWarning
        // eslint-disable-next-line no-restricted-syntax
        dangerouslySetInnerHTML={serverMarkup}
      />
    );
  }
  const [example] = of.examples;
  return (
    <div key="loading" ref={placeRef} className={styles.place}>
      <CallAndOutcome call={formatCall(of, example!.args)} example={example!} />
    </div>
  );
}
