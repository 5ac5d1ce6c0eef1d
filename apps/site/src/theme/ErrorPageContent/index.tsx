// Unlike the theme's error message, this one offers to reset what is stored, is reported to analytics, and is cleared
// on navigation. Otherwise, every later page would show it too.
import React, {useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';
import {reportCrash} from '../../report';
import ResetStored from './ResetStored';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const [crashedPathname] = useState(pathname);
  useEffect(() => reportCrash(error), [error]);
  useLayoutEffect(() => {
    if (pathname !== crashedPathname) {
      tryAgain();
    }
  }, [pathname, crashedPathname, tryAgain]);
  return (
    <main className="container margin-vert--xl">
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1" className="hero__title">
            This page crashed.
          </Heading>
          <div className="margin-vert--lg">
            <ErrorBoundaryTryAgainButton
              className="button button--primary shadow--lw"
              onClick={tryAgain}
            />
          </div>
          <hr />
          <div className="margin-vert--md">
            <ErrorBoundaryError error={error} />
          </div>
          <ResetStored />
        </div>
      </div>
    </main>
  );
}
