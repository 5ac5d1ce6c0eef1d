// Unlike the fallback theme's error page, this shows the classic theme's error message, which has the specified text.
import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';

/** The layout needs to know the page's plugin, which is unknown if the crash is outside all routes. */
const routeContext = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function Error(props: Props): ReactNode {
  return (
    <RouteContextProvider value={routeContext}>
      {/* If the layout itself crashes, only the message is shown. */}
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Head>
          <title>Page Error</title>
        </Head>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
