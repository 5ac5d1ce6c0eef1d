// Unlike the theme's footer, this one has a link for reports, the history of a function and, in print, the URL.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TagsListInline from '@theme/TagsListInline';
import styles from './styles.module.css';

/** A date as ISO 8601 writes it, which is the same in every time zone. */
function Day({of}: {readonly of: string}): ReactNode {
  return <time dateTime={of}>{of}</time>;
}

/** The front matter that apps/site/docusaurus/functionPages writes. */
interface FunctionFacts {
  readonly since?: string;
  readonly changes?: readonly {readonly date: string; readonly what: string}[];
}

/** Shows text in backticks as code. */
function withCode(text: string): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}

export default function DocItemFooter(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, frontMatter} = useDoc();
  const {editUrl, lastUpdatedAt, permalink, tags} = metadata;
  const {since, changes = []} = frontMatter as FunctionFacts;
  const url = siteConfig.url + permalink;
  const reportUrl = siteConfig.customFields?.reportUrl as string | undefined;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      {tags.length > 0 && (
        <div className={styles.tags}>
          <TagsListInline tags={tags} />
        </div>
      )}
      {changes.map(({date, what}) => (
        <p key={date} className={styles.facts}>
          <span>
            Changed <Day of={date} />: {withCode(what)}
          </span>
        </p>
      ))}
      <p className={styles.facts}>
        {since && (
          <span>
            Since <Day of={since} />
          </span>
        )}
        {lastUpdatedAt && (
          <span>
            Last updated <Day of={new Date(lastUpdatedAt).toISOString().slice(0, 10)} />
          </span>
        )}
        {editUrl && <Link to={editUrl}>Edit this page</Link>}
        {reportUrl && (
          <Link to={reportUrl.replaceAll('{page}', () => encodeURIComponent(url))}>
            Report a mistake
          </Link>
        )}
        <span className={styles.url}>{url}</span>
      </p>
    </footer>
  );
}
