import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The API's base URL, from the site configuration. */
export default function ApiOrigin(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return <code>{String(siteConfig.customFields?.apiOrigin)}</code>;
}
