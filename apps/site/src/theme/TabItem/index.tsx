// Unlike the theme's tab panel, this is labelled by its tab, and shown even without scripts.
import React, {useContext, type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {panelId, tabId, TabsId} from '../Tabs/ids';
import styles from './styles.module.css';

export default function TabItem({children, className, label, value}: Props): ReactNode {
  const tabsId = useContext(TabsId);
  const {selectedValue} = useTabs();
  return (
    <div
      role="tabpanel"
      id={panelId(tabsId, value)}
      aria-labelledby={tabId(tabsId, value)}
      data-label={label ?? value}
      className={className ?? styles.panel}
      hidden={value !== selectedValue}>
      {children}
    </div>
  );
}
