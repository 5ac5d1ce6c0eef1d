// Wraps the theme's mobile menu to make it a labelled modal dialog that keeps focus and closes on Escape.
// The menu isn't rendered until it is first opened.
import React, {useState, type ReactNode} from 'react';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import useModal from '../../../../useModal';

export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useModal<HTMLDivElement>(shown, toggle, '.navbar-sidebar__close');
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  return (
    // The theme keeps the closed menu in the page, so the menu is a dialog only while it is open.
    <div
      ref={dialog}
      {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': 'Navigation'})}>
      {wasShown && <Layout {...props} />}
    </div>
  );
}
