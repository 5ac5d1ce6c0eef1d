import React, {type PropsWithChildren, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Links to the platform's app, whose URL is in the site configuration. */
export default function AppLink({children}: PropsWithChildren): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return <Link href={String(siteConfig.customFields?.appUrl)}>{children}</Link>;
}
