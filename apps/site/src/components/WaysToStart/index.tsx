import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const ROW = 76;
const BOX_HEIGHT = 52;
const LEFT_WIDTH = 108;
const RIGHT = 238;
const RIGHT_WIDTH = 121;

interface Way {
  readonly caller: readonly [string, string];
  readonly way: readonly [string, string];
  /** What the caller sends, and what it gets back. Nothing comes back from a run that no one waits for. */
  readonly sent: string;
  readonly returned?: string;
}

const ways: readonly Way[] = [
  {
    caller: ['Anyone', 'browser, app'],
    way: ['Web handler', 'guards you add'],
    sent: 'request',
    returned: 'your response',
  },
  {
    caller: ['Your code', 'any program'],
    way: ['Endpoint', 'API key'],
    sent: 'JSON or a file',
    returned: 'result or run',
  },
  {
    caller: ['A service', 'shop, payments'],
    way: ['Webhook', 'signature'],
    sent: 'event',
    returned: '202 on receipt',
  },
  {caller: ['The clock', 'no caller'], way: ['Schedule', 'time zone'], sent: 'scheduled time'},
];

interface BoxProps {
  readonly x: number;
  readonly width: number;
  readonly lines: readonly [string, string];
  readonly className: string | undefined;
}

function Box({x, width, lines: [title, text], className}: BoxProps): ReactNode {
  return (
    <>
      <rect className={className} x={x} y="1" width={width} height={BOX_HEIGHT} rx="8" />
      <text className={styles.title} x={x + width / 2} y="22" textAnchor="middle">
        {title}
      </text>
      <text className={styles.text} x={x + width / 2} y="41" textAnchor="middle">
        {text}
      </text>
    </>
  );
}

function Arrow({y, text, isBack}: {y: number; text: string; isBack: boolean}): ReactNode {
  const [from, to] = isBack ? [RIGHT - 5, LEFT_WIDTH + 11] : [LEFT_WIDTH + 5, RIGHT - 11];
  const head = isBack ? to - 6 : to + 6;
  return (
    <>
      <path className={isBack ? styles.back : styles.arrow} d={`M${from} ${y} H${to}`} />
      <path className={styles.head} d={`M${head} ${y} L${to} ${y - 5} V${y + 5} Z`} />
      <text
        className={styles.text}
        x={(LEFT_WIDTH + RIGHT) / 2}
        y={isBack ? y + 14 : y - 6}
        textAnchor="middle">
        {text}
      </text>
    </>
  );
}

/** Shows who can start a run, how, and what comes back. */
export default function WaysToStart(): ReactNode {
  return (
    <svg
      viewBox={`0 0 360 ${(ways.length - 1) * ROW + BOX_HEIGHT + 2}`}
      role="img"
      aria-label="Four ways to start a run. Anyone can send a request to a web handler, which is protected by the guards that you add, and gets your response. Your code sends JSON or a file to an endpoint with an API key, and gets the result or the run. A service sends a signed event to a webhook, and gets 202 on receipt. The clock starts a schedule, and nothing comes back."
      className={styles.picture}>
      {ways.map(({caller, way, sent, returned}, index) => (
        <g key={sent} transform={`translate(0 ${index * ROW})`}>
          <Box x={1} width={LEFT_WIDTH - 1} lines={caller} className={styles.caller} />
          <Box x={RIGHT} width={RIGHT_WIDTH} lines={way} className={styles.way} />
          <Arrow y={returned ? 18 : 27} text={sent} isBack={false} />
          {returned && <Arrow y={36} text={returned} isBack />}
        </g>
      ))}
    </svg>
  );
}
