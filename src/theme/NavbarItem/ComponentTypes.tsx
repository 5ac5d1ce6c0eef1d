// Adds our own kinds of navbar item to the theme's.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import LanguageDropdown from '../../components/LanguageDropdown';

const componentTypes: ComponentTypesObject = {
  ...(ComponentTypes as ComponentTypesObject),
  'custom-languageDropdown': LanguageDropdown,
};

export default componentTypes;
