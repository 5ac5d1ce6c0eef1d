// Contains only the item types that apps/site/config/navbar.ts uses or that lead to documents, and our own.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import LanguageDropdown from '../../components/LanguageDropdown';

const componentTypes: Partial<ComponentTypesObject> = {
  default: DefaultNavbarItem,
  doc: DocNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  search: SearchNavbarItem,
  'custom-languageDropdown': LanguageDropdown,
};

export default componentTypes;
