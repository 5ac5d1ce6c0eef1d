import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {LINE_HEIGHT, type Box, type Layout} from './layout';
import styles from './styles.module.css';

interface ArrowProps {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly isExit?: boolean;
}

/** A straight arrow, to the right or down. */
function Arrow({from: [x1, y1], to: [x2, y2], isExit = false}: ArrowProps): ReactNode {
  const isAcross = y1 === y2;
  const head = isAcross
    ? `M${x2 - 7} ${y2 - 5} L${x2} ${y2} L${x2 - 7} ${y2 + 5}`
    : `M${x2 - 5} ${y2 - 7} L${x2} ${y2} L${x2 + 5} ${y2 - 7}`;
  return (
    <path
      className={clsx(styles.arrow, isExit && styles.exitArrow)}
      d={`M${x1} ${y1} L${x2} ${y2} ${head}`}
    />
  );
}

function Lines({box, from, lines}: {box: Box; from: number; lines: readonly string[]}): ReactNode {
  return lines.map((line, index) => (
    <text
      key={line}
      className={styles.line}
      x={box.x + box.width / 2}
      y={box.y + from + index * LINE_HEIGHT}
      textAnchor="middle">
      {line}
    </text>
  ));
}

function between(a: Box, b: Box, direction: Layout['direction']): ArrowProps {
  return direction === 'across'
    ? {from: [a.x + a.width + 3, a.y + a.height / 2], to: [b.x - 3, a.y + a.height / 2]}
    : {from: [a.x + a.width / 2, a.y + a.height + 3], to: [a.x + a.width / 2, b.y - 3]};
}

export default function FlowPicture({layout}: {readonly layout: Layout}): ReactNode {
  const {direction, width, height, placed} = layout;
  const exitDirection = direction === 'across' ? 'down' : 'across';
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles[direction]}>
      {placed.map((box, index) => {
        const {step, exitBox} = box;
        const next = placed[index + 1];
        return (
          <g key={step.title}>
            <rect
              className={step.isData ? styles.data : styles.work}
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              rx="8"
            />
            <text
              className={styles.title}
              x={box.x + box.width / 2}
              y={box.y + 26}
              textAnchor="middle">
              {step.title}
            </text>
            <Lines box={box} from={48} lines={step.lines} />
            {next && <Arrow {...between(box, next, direction)} />}
            {exitBox && (
              <>
                <rect
                  className={styles.exit}
                  x={exitBox.x}
                  y={exitBox.y}
                  width={exitBox.width}
                  height={exitBox.height}
                  rx="8"
                />
                <Lines
                  box={exitBox}
                  from={(exitBox.height - LINE_HEIGHT * step.exit!.length) / 2 + 14}
                  lines={step.exit!}
                />
                <Arrow {...between(box, exitBox, exitDirection)} isExit />
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
