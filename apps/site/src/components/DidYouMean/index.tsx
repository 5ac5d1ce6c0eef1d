import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {loadSearchData} from '../../loadSearchData';
import {whenIdle} from '../../whenIdle';
import type {Page} from './nearestPages';
import styles from './styles.module.css';

/** Looks the path up in the search data, which is loaded once the page is idle. */
async function findPages(pathname: string, baseUrl: string): Promise<readonly Page[]> {
  const [data, {nearestPages}] = await Promise.all([
    loadSearchData(baseUrl),
    import('./nearestPages'),
  ]);
  const pages = data?.pages.map(([, url, title, , breadcrumb]) => ({url, title, breadcrumb}));
  return nearestPages(decodeURI(pathname), pages ?? [], baseUrl);
}

/** Offers the pages nearest to a path without a page. Shows nothing if there are none or loading fails. */
export default function DidYouMean(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [found, setFound] = useState<{readonly path: string; readonly pages: readonly Page[]}>();

  useEffect(
    () =>
      whenIdle(() => {
        findPages(pathname, baseUrl).then(
          (pages) => setFound({path: pathname, pages}),
          () => {},
        );
      }),
    [pathname, baseUrl],
  );

  const pages = found?.path === pathname ? found.pages : [];
  return (
    pages.length > 0 && (
      <nav aria-label="Did you mean" className={styles.pages}>
        <p>Did you mean one of these pages?</p>
        <ul>
          {pages.map(({url, title, breadcrumb}) => (
            <li key={url}>
              <Link to={url}>{[...breadcrumb, title].join(' › ')}</Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
