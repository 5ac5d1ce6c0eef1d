import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Whether clocks skip this time. */
  readonly isMissing?: boolean;
}

/** A time in a frame, centred on a point on the axis. */
export default function Pill({x, y, text, isMissing = false}: Props): ReactNode {
  return (
    <g>
      <rect
        className={isMissing ? clsx(styles.hollow, styles.dashed) : styles.filled}
        x={x - 26}
        y={y - 12}
        width="52"
        height="24"
        rx="12"
      />
      <text
        className={isMissing ? styles.missing : styles.time}
        x={x}
        y={y + 5}
        textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
