import {memo, type ComponentType} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';

function looksTheSame(before: Props, after: Props): boolean {
  const {item, activePath, ...others} = after;
  return (
    item === before.item &&
    !isActiveSidebarItem(item, activePath) &&
    !isActiveSidebarItem(item, before.activePath) &&
    Object.entries(others).every(([name, value]) => before[name as keyof Props] === value)
  );
}

/** After a navigation, re-renders only the sidebar entries of the previous page and the new one. */
export default memo(DocSidebarItem as ComponentType<Props>, looksTheSame);
