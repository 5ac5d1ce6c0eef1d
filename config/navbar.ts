import type {NavbarItem} from '@docusaurus/theme-common';
import type {Environment} from './environment';

/** Specification §2, "Top navigation". The colour-mode toggle is the theme's own and comes last. */
export function navbar({mainWebsiteUrl}: Environment) {
  const items: NavbarItem[] = [
    {type: 'docSidebar', sidebarId: 'guidesSB', position: 'left', label: 'Guides'},
    {
      type: 'docSidebar',
      sidebarId: 'platformReferenceSB',
      position: 'left',
      label: 'Platform reference',
    },
    {type: 'docSidebar', sidebarId: 'apiReferenceSB', position: 'left', label: 'API reference'},
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
