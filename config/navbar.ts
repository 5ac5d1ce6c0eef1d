import type {NavbarItem} from '@docusaurus/theme-common';
import type {Environment} from './environment';

/**
 * A link to a sidebar's first page. The theme's own kind would have every page load the list of
 * all pages, to learn which sidebar is open; our sidebars are folders.
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
