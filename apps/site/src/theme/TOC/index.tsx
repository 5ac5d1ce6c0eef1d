// Unlike the theme's table of contents, this is a navigation landmark with a visible heading.
import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

export default function TOC({className, ...props}: Props): ReactNode {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className={clsx(styles.toc, 'thin-scrollbar', className)}>
      <p id={headingId} className={styles.heading}>
        On this page
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
