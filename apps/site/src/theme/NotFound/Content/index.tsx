// Starts like the theme's page, but then offers next steps instead of asking readers to contact the site owner.
// Sets the page title itself, because the theme doesn't do so inside the docs routes.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import DidYouMean from '../../../components/DidYouMean';
import WaysIn from '../../../components/WaysIn';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.main, className)}>
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <p className={styles.lead}>We could not find what you were looking for.</p>
      <p>The page may have moved, or the URL may contain a typo. Try one of these sections:</p>
      <WaysIn />
      <DidYouMean />
    </main>
  );
}
