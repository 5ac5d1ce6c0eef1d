import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Prose from '../Prose';
import {CHANGE_FEED, type ChangeView} from '@documentation/reference/internal/pages/apiReference';
import styles from './styles.module.css';

/** The change log, newest first. Feed readers find its feed through the link in the document's head. */
export default function Changes({of}: {readonly of: readonly ChangeView[]}): ReactNode {
  const feed = useBaseUrl(CHANGE_FEED);
  return (
    <>
      <Head>
        <link rel="alternate" type="application/atom+xml" title="API changes" href={feed} />
      </Head>
      <dl className={styles.changes}>
        {of.map(({date, title, text, to, operations}) => (
          <div key={date} id={`change-${date}`} className={styles.change}>
            <dt>
              <time dateTime={date}>{date}</time> <Link to={to}>{title}</Link>
            </dt>
            <dd>
              <Prose>{text}</Prose>
              {operations.length > 0 && (
                <ul>
                  {operations.map((operation) => (
                    <li key={operation}>
                      <code>{operation}</code>
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
