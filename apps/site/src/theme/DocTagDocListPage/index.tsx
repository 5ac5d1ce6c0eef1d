// Unlike the theme's tag page, this groups pages by kind and lists functions by full name.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/DocTagDocListPage';
import {groupByKind} from './kinds';
import styles from './styles.module.css';

export default function DocTagDocListPage({tag}: Props): ReactNode {
  const groups = groupByKind(tag.items, useBaseUrl('/'));
  const count = tag.count === 1 ? 'One page' : `${tag.count} pages`;
  const title = `${count} tagged with "${tag.label}"`;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={title} description={tag.description} />
      <main className={clsx('container', 'margin-vert--lg', styles.page)}>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          {tag.description && <p>{tag.description}</p>}
          <Link href={tag.allTagsPath}>View all tags</Link>
        </header>
        {groups.map(({kind, pages}) => (
          <section key={kind}>
            <Heading as="h2">{kind}</Heading>
            <ul className={styles.list}>
              {pages.map(({name, page}) => (
                <li key={page.id} className={styles.item}>
                  <Link to={page.permalink}>{name}</Link>
                  <span className={styles.description}>{page.description}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </HtmlClassNameProvider>
  );
}
