// Unlike the theme's list, this is compact, has columns, and shows the description and page count of each tag.
// It also adds a page description for search engines.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {listTagsByLetters, PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';
import styles from './styles.module.css';

export default function TagsListByLetter({tags}: Props): ReactNode {
  return (
    <div className={styles.columns}>
      <PageMetadata description="All documentation tags, with descriptions and page counts." />
      {listTagsByLetters(tags).map(({letter, tags: entries}) => (
        <section key={letter} className={styles.letter}>
          <Heading as="h2" id={letter}>
            {letter}
          </Heading>
          <ul className={styles.list}>
            {entries.map(({label, permalink, count, description}) => (
              <li key={permalink} className={styles.item}>
                <Link to={permalink}>{label}</Link>{' '}
                <span className={styles.count}>{count === 1 ? '1 page' : `${count} pages`}</span>
                <div className={styles.description}>{description}</div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
