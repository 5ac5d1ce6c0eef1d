// Contains only the item types that config/navbar.ts uses, including our own.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import LanguageDropdown from '../../components/LanguageDropdown';

const componentTypes: Partial<ComponentTypesObject> = {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  'custom-languageDropdown': LanguageDropdown,
};

export default componentTypes;
