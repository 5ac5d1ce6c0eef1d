import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  FEED_FILE,
  releaseId,
  type LoggedRelease,
} from '@documentation/reference/internal/pages/changeLog';
import Prose from '../Prose';

export interface Props {
  readonly of: readonly LoggedRelease[];
}

function Release({of: {date, first, added, changed}}: {readonly of: LoggedRelease}): ReactNode {
  return (
    <>
      <p id={releaseId(date)}>
        <strong>
          <time dateTime={date}>{date}</time>
        </strong>
      </p>
      {first !== undefined && <p>The first {first} functions.</p>}
      {added.length > 0 && (
        <p>
          New:{' '}
          {added.map(({name, path}, index) => (
            <React.Fragment key={name}>
              {index > 0 && ', '}
              <Link to={path}>{name}</Link>
            </React.Fragment>
          ))}
        </p>
      )}
      {changed.length > 0 && (
        <ul>
          {changed.map(({name, path, what}) => (
            <li key={name}>
              <Link to={path}>{name}</Link>: <Prose>{what}</Prose>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The releases of the catalogue, newest first, with a feed to follow. */
export default function ChangeLog({of: releases}: Props): ReactNode {
  return (
    <>
      <Head>
        <link
          rel="alternate"
          type="application/atom+xml"
          title="New and changed functions"
          href={useBaseUrl(FEED_FILE, {absolute: true})}
        />
      </Head>
      {releases.map((release) => (
        <Release key={release.date} of={release} />
      ))}
    </>
  );
}
