// Unlike the theme's item, this one doesn't need the list of all pages to find out which page is open.
import React, {type ReactNode} from 'react';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';
import useOpenRoute from './useOpenRoute';

export default function DocNavbarItem({docId, docsPluginId, ...props}: Props): ReactNode {
  const doc = useLatestVersion(docsPluginId).docs.find(({id}) => id === docId);
  const open = useOpenRoute();
  if (!doc) {
    throw new Error(
      `Can't find any doc with id "${docId}". Check the items in apps/site/config/navbar.ts.`,
    );
  }
  return (
    <DefaultNavbarItem
      label={doc.id}
      {...props}
      isActive={() =>
        open?.path === doc.path || (doc.sidebar !== undefined && open?.sidebar === doc.sidebar)
      }
      to={doc.path}
    />
  );
}
