// Unlike the theme's announcement bar, this is a labelled region instead of a second banner landmark.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  if (!isActive) {
    return null;
  }
  return (
    <section
      aria-label="Announcement"
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}>
      <AnnouncementBarContent className={styles.content} />
      <AnnouncementBarCloseButton onClick={close} className={styles.close} />
    </section>
  );
}
