// Differs from the fallback theme's: shows the theme's own crash page, with the specified text.
import React, {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';

/** The crash may be above all routes, and the layout needs to know which plugin the page belongs to. */
const routeContext = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function Error(props: Props): ReactNode {
  return (
    <RouteContextProvider value={routeContext}>
      {/* The layout may be what crashes; then the message is shown alone. */}
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
