import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {
  PictureProps,
  SkippedTimePicture as SkippedTimePictureData,
} from '@documentation/reference/internal/pages/pictures';
import Figure from './Figure';
import Pill from './Pill';
import {axis} from './axis';
import styles from './styles.module.css';

const AXIS_Y = 120;
const PILL_Y = 68;

interface PinProps {
  readonly x: number;
  readonly title: string;
  readonly text: string;
  readonly isMissing?: boolean;
}

function Pin({x, title, text, isMissing = false}: PinProps): ReactNode {
  return (
    <g>
      <text className={styles.text} x={x} y={PILL_Y - 20} textAnchor="middle">
        {title}
      </text>
      <path
        className={isMissing ? clsx(styles.hollow, styles.dashed) : styles.line}
        d={`M${x} ${PILL_Y} V${AXIS_Y}`}
      />
      <Pill x={x} y={PILL_Y} text={text} isMissing={isMissing} />
    </g>
  );
}

/** The period that clocks skip, with the time that doesn't exist and the time that is used instead. */
export default function SkippedTimePicture({of}: PictureProps<SkippedTimePictureData>): ReactNode {
  const {caption, label, zone, date, gapMinutes, ticks, given, result} = of;
  const first = ticks[0]!.at;
  const last = ticks.at(-1)!.at;
  const {width, xOf} = axis(first, last);
  const [gapStart, gapEnd] = [xOf(0), xOf(gapMinutes)];
  const [from, to] = [xOf(given.at) + 28, xOf(result.at) - 28];
  return (
    <Figure caption={caption} label={label}>
      <svg viewBox={`0 0 ${width} 190`} className={styles.svg}>
        <text className={styles.name} x="4" y="16">
          {zone}
        </text>
        <text className={styles.text} x={width - 4} y="16" textAnchor="end">
          {date}
        </text>
        <rect
          className={clsx(styles.hollow, styles.dashed)}
          x={gapStart}
          y={AXIS_Y - 22}
          width={gapEnd - gapStart}
          height="44"
        />
        <path
          className={styles.axis}
          d={`M4 ${AXIS_Y} H${gapStart} M${gapEnd} ${AXIS_Y} H${width - 4}`}
        />
        {ticks.map(({at, text}) => (
          <g key={at}>
            <path className={styles.axis} d={`M${xOf(at)} ${AXIS_Y - 5} V${AXIS_Y + 5}`} />
            <text className={styles.text} x={xOf(at)} y={AXIS_Y + 38} textAnchor="middle">
              {text}
            </text>
          </g>
        ))}
        <Pin x={xOf(given.at)} title="input" text={given.text} isMissing />
        <Pin x={xOf(result.at)} title="result" text={result.text} />
        <path
          className={styles.line}
          d={`M${from} ${PILL_Y} H${to} M${to - 5} ${PILL_Y - 4} L${to} ${PILL_Y} L${to - 5} ${PILL_Y + 4}`}
        />
        <text className={styles.text} x={(4 + gapStart) / 2} y="182" textAnchor="middle">
          {of.offsetBefore}
        </text>
        <text className={styles.text} x={(gapStart + gapEnd) / 2} y="182" textAnchor="middle">
          skipped
        </text>
        <text className={styles.text} x={(gapEnd + width - 4) / 2} y="182" textAnchor="middle">
          {of.offsetAfter}
        </text>
      </svg>
    </Figure>
  );
}
