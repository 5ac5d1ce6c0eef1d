import React, {type KeyboardEvent, type PointerEvent, type ReactNode} from 'react';
import {MIN_WIDTH} from './dockWidth';
import styles from './dock.module.css';

export interface Props {
  readonly width: number;
  readonly maxWidth: number;
  readonly onResize: (width: number) => void;
}

const STEP = 24;

/** The edge of the dock, which changes its width by dragging or with the arrow keys. */
export default function Resizer({width, maxWidth, onResize}: Props): ReactNode {
  function onPointerMove({clientX, buttons}: PointerEvent): void {
    if (buttons === 1) {
      onResize(window.innerWidth - clientX);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const change = {ArrowLeft: STEP, ArrowRight: -STEP}[event.key];
    if (change !== undefined) {
      event.preventDefault();
      onResize(width + change);
    }
  }

  return (
    // A separator that can be focused is a control (WAI-ARIA window splitter).
    <div
      role="separator"
      aria-label="Width of the workbench"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={maxWidth}
      tabIndex={0}
      className={styles.resizer}
      onPointerDown={({currentTarget, pointerId}) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}
