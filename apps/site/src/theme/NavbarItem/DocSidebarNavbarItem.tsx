// Unlike the theme's item, this one doesn't need the list of all pages to find out which sidebar is open.
import React, {type ReactNode} from 'react';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import useOpenRoute from './useOpenRoute';

export default function DocSidebarNavbarItem({
  sidebarId,
  docsPluginId,
  ...props
}: Props): ReactNode {
  const {sidebars = {}} = useLatestVersion(docsPluginId);
  const open = useOpenRoute();
  const link = sidebars[sidebarId]?.link;
  if (!link) {
    throw new Error(
      `Can't find any sidebar with id "${sidebarId}" and a page. There are ${Object.keys(sidebars).join(', ')}.`,
    );
  }
  return (
    <DefaultNavbarItem
      label={link.label}
      {...props}
      isActive={() => open?.sidebar === sidebarId}
      to={link.path}
    />
  );
}
