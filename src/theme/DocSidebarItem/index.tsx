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

/** Of a long sidebar, a navigation changes the entries of the page that is left and of the new one. */
export default memo(DocSidebarItem as ComponentType<Props>, looksTheSame);
