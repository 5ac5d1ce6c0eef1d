// Wraps the theme's breadcrumbs to show the page menu beside them.
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageMenu from '../../components/PageMenu';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithMenu(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <div className={styles.row} data-markdown-ignore>
      <DocBreadcrumbs />
      <PageMenu page={permalink} />
    </div>
  );
}
