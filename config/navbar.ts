import type {NavbarItem} from '@docusaurus/theme-common';
import type {Environment} from './environment';

/**
 * Links to the first page of a sidebar. The theme's own link type would make every page load the list of
 * all pages to find out which sidebar is open. Our sidebars are folders, so the path is enough.
 */
function sidebarLink(label: string, folder: string): NavbarItem {
  return {label, to: folder, activeBasePath: folder, position: 'left'};
}

/** Specification §2, "Top navigation". The colour-mode toggle is the theme's own and comes last. */
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
