import type {NavbarItem} from '@docusaurus/theme-common';
import type {Environment} from './environment';

/**
 * Returns a link to the first page of a sidebar. With the theme's own link type, every page would load the list
 * of all pages to find out which sidebar is open. Our sidebars are folders, so the path is enough.
 */
function sidebarLink(label: string, folder: string): NavbarItem {
  return {label, to: folder, activeBasePath: folder, position: 'left'};
}

/** Returns the navbar (specification §2, "Top navigation"). The theme adds its own colour-mode toggle at the end. */
export function navbar({mainWebsiteUrl}: Environment) {
  const items: NavbarItem[] = [
    sidebarLink('Guides', '/guides/'),
    sidebarLink('Platform reference', '/platformRef/'),
    sidebarLink('API reference', '/apiRef/'),
    {href: mainWebsiteUrl, position: 'right', label: 'Website'},
    {type: 'custom-languageDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ];
  return {
    title: 'Documentation',
    logo: {alt: '', src: 'img/logo.svg', width: 28, height: 28},
    items,
  };
}
