// Wraps the theme's error message to clear the error on navigation. Otherwise, every later page would show it too.
import React, {useLayoutEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';

export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const [crashedPathname] = useState(pathname);
  useLayoutEffect(() => {
    if (pathname !== crashedPathname) {
      tryAgain();
    }
  }, [pathname, crashedPathname, tryAgain]);
  return <ErrorPageContent {...props} />;
}
