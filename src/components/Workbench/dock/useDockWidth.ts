import {useLayoutEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('workbench.width');

export const MIN_WIDTH = 360;
/** The width that must be left for the page. */
const MIN_PAGE_WIDTH = 480;

export function maxWidth(): number {
  return Math.max(MIN_WIDTH, window.innerWidth - MIN_PAGE_WIDTH);
}

function defaultWidth(): number {
  return Math.round(Math.min(640, window.innerWidth * 0.4));
}

function within(width: number): number {
  return Math.min(Math.max(width, MIN_WIDTH), maxWidth());
}

/** Keeps the width of the dock in pixels. While `isBeside`, the page makes room for it. */
export default function useDockWidth(isBeside: boolean): {
  readonly width: number;
  readonly setWidth: (width: number) => void;
} {
  const [wanted, setWanted] = useState(() => Number(slot.get()) || defaultWidth());
  const width = within(wanted);
  useLayoutEffect(() => {
    const {style, dataset} = document.documentElement;
    if (!isBeside) {
      return undefined;
    }
    style.setProperty('--workbench-width', `${width}px`);
    dataset.workbench = 'beside';
    return () => {
      style.removeProperty('--workbench-width');
      delete dataset.workbench;
    };
  }, [isBeside, width]);
  return {
    width,
    setWidth: (next) => {
      setWanted(within(next));
      slot.set(String(within(next)));
    },
  };
}
