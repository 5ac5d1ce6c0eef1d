// Wraps the theme's metadata to give the canonical URL the specified path, however the visitor typed the URL.
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import {routePath} from '../../routePath';

export default function SiteMetadataWithCanonicalUrl(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const path = routePath(useLocation().pathname);
  return (
    <>
      <SiteMetadata />
      {path && (
        <Head>
          <meta property="og:url" content={siteConfig.url + path} />
          <link rel="canonical" href={siteConfig.url + path} />
        </Head>
      )}
    </>
  );
}
