// Wraps the theme's metadata to give the canonical URL the specified path, however the visitor typed the URL, and to
// name the page's Markdown version.
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import {routePath} from '../../routePath';
import {markdownPath} from '../../universal/markdownPath';

export default function SiteMetadataWithCanonicalUrl(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {url, baseUrl} = siteConfig;
  const path = routePath(useLocation().pathname);
  const hasMarkdown = path && !path.startsWith(`${baseUrl}tags`);
  return (
    <>
      <SiteMetadata />
      {path && (
        <Head>
          <meta property="og:url" content={url + path} />
          <link rel="canonical" href={url + path} />
          {hasMarkdown && (
            <link rel="alternate" type="text/markdown" href={url + markdownPath(path)} />
          )}
        </Head>
      )}
    </>
  );
}
