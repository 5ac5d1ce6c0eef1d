import {createContext} from 'react';

/** The id of the surrounding <Tabs>, from which each tab and its panel derive theirs. */
export const TabsId = createContext('');

export function tabId(tabsId: string, value: string): string {
  return `${tabsId}-tab-${value}`;
}

export function panelId(tabsId: string, value: string): string {
  return `${tabsId}-panel-${value}`;
}
