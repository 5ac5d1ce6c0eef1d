import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Mark} from '@documentation/reference/internal/pages/pictures';
import styles from './styles.module.css';

const hues = [styles.hue0, styles.hue1, styles.hue2, styles.hue3];

/** Returns the CSS class for a hue. Hues repeat after four groups, so only a mark's text identifies an item. */
export function hueOf(hue: number): string | undefined {
  return hues[hue % hues.length];
}

export default function Marks({of}: {readonly of: readonly Mark[]}): ReactNode {
  return of.map(({text, hue}) => (
    <span key={text} className={clsx(styles.mark, hueOf(hue))}>
      {text}
    </span>
  ));
}
