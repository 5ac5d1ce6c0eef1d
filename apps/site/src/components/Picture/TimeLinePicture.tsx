import React, {type ReactNode} from 'react';
import type {
  Clock,
  PictureProps,
  TimeLinePicture as TimeLinePictureData,
} from '@documentation/reference/internal/pages/pictures';
import Figure from './Figure';
import Pill from './Pill';
import {axis} from './axis';
import styles from './styles.module.css';

const CLOCK_HEIGHT = 120;
/** Ticks this close to the moment are hidden, because its label would cover them. */
const HIDDEN_MINUTES = 30;

const {width, xOf} = axis(-180, 180);

interface TrackProps {
  readonly clock: Clock;
  /** The y coordinate of the axis. */
  readonly y: number;
  /** The y coordinate of the date, which is on the side away from the other clock. */
  readonly dateY: number;
}

function Track({clock: {zone, offset, date, time, ticks}, y, dateY}: TrackProps): ReactNode {
  const shown = ticks.filter(({at}) => Math.abs(at) > HIDDEN_MINUTES && Math.abs(at) <= 180);
  return (
    <g>
      <text className={styles.name} x="4" y={y - 40}>
        {zone ?? 'Fixed offset'}
      </text>
      <text className={styles.text} x={width - 4} y={y - 40} textAnchor="end">
        {offset}
      </text>
      <path className={styles.axis} d={`M4 ${y} H${width - 4}`} />
      {shown.map(({at, text}) => (
        <g key={at}>
          <path className={styles.axis} d={`M${xOf(at)} ${y - 5} V${y + 5}`} />
          <text className={styles.text} x={xOf(at)} y={y + 24} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      <text className={styles.text} x={xOf(0)} y={dateY} textAnchor="middle">
        {date}
      </text>
      <Pill x={xOf(0)} y={y} text={time} />
    </g>
  );
}

/** One moment on two clocks, one above the other. */
export default function TimeLinePicture({of}: PictureProps<TimeLinePictureData>): ReactNode {
  const {caption, label, clocks} = of;
  const ys = clocks.map((_, index) => 56 + index * CLOCK_HEIGHT);
  const [first, last] = [ys[0]!, ys.at(-1)!];
  return (
    <Figure caption={caption} label={label}>
      <svg viewBox={`0 0 ${width} ${last + 52}`} className={styles.svg}>
        <path className={styles.line} d={`M${xOf(0)} ${first} V${last}`} />
        <text className={styles.text} x={xOf(0) + 10} y={first + 58}>
          same moment
        </text>
        {clocks.map((clock, index) => (
          <Track
            key={index}
            clock={clock}
            y={ys[index]!}
            dateY={index === 0 ? first - 20 : last + 44}
          />
        ))}
      </svg>
    </Figure>
  );
}
