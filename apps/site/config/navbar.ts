import type {NavbarItem} from '@docusaurus/theme-common';
import type {Environment} from './environment';

/** Returns the navbar (specification §2, "Top navigation"). The theme adds its own colour-mode toggle at the end. */
export function navbar({mainWebsiteUrl}: Environment) {
  const items: NavbarItem[] = [
    {type: 'docSidebar', sidebarId: 'guidesSB', label: 'Guides', position: 'left'},
    {
      type: 'docSidebar',
      sidebarId: 'platformReferenceSB',
      label: 'Platform reference',
      position: 'left',
    },
    {type: 'docSidebar', sidebarId: 'apiReferenceSB', label: 'API reference', position: 'left'},
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
