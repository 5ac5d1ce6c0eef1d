// Unlike the theme's tabs, these are buttons, support Home and End, and have ARIA references to their panels.
import React, {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {indexAfter} from '../../tabKeys';
import {panelId, tabId, TabsId} from './ids';
import styles from './styles.module.css';

function TabList({id, className}: {readonly id: string; readonly className?: string}): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  function select(button: HTMLElement, value: string): void {
    blockElementScrollPositionUntilNextRender(button);
    selectValue(value);
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const next = indexAfter(event.key, index, tabValues.length);
    if (next !== undefined) {
      event.preventDefault();
      buttons.current[next]?.focus();
    }
  }

  return (
    <div role="tablist" className={clsx('thin-scrollbar', styles.list, className)}>
      {tabValues.map(({value, label}, index) => (
        <button
          key={value}
          ref={(button) => {
            buttons.current[index] = button;
          }}
          type="button"
          role="tab"
          id={tabId(id, value)}
          aria-controls={panelId(id, value)}
          aria-selected={value === selectedValue}
          tabIndex={value === selectedValue ? 0 : -1}
          className={clsx('clean-btn', styles.tab)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onClick={(event) => select(event.currentTarget, value)}>
          {label ?? value}
        </button>
      ))}
    </div>
  );
}

export default function Tabs(props: Props): ReactNode {
  const id = useId();
  const value = useTabsContextValue(props);
  return (
    // Unlike the theme's tabs, these aren't remounted after hydration, because one may already have focus.
    <TabsProvider value={value}>
      <TabsId value={id}>
        <div className={clsx(ThemeClassNames.tabs.container, styles.tabs)}>
          <TabList id={id} className={props.className} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabsId>
    </TabsProvider>
  );
}
