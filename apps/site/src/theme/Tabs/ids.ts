import {createContext} from 'react';

/** The ID of the surrounding <Tabs>, from which the IDs of each tab and its panel are derived. */
export const TabsId = createContext('');

export function tabId(tabsId: string, value: string): string {
  return `${tabsId}-tab-${value}`;
}

export function panelId(tabsId: string, value: string): string {
  return `${tabsId}-panel-${value}`;
}
