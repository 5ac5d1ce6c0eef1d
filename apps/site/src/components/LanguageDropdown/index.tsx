import React, {type ReactNode} from 'react';
import LanguageList from './LanguageList';
import LanguageMenu from './LanguageMenu';

export interface Props {
  /** Set by the navbar when the item is in the mobile sidebar. */
  readonly mobile?: boolean;
}

/** Specification §2: English is the only language, and "French (soon)" is shown but disabled. */
export default function LanguageDropdown({mobile = false}: Props): ReactNode {
  return mobile ? <LanguageList /> : <LanguageMenu />;
}
