import {useLayoutEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {dockWidth, maxWidth} from './dockWidth';
import useWindowWidth from './useWindowWidth';

const slot = createStorageSlot('workbench.width');

/** Keeps the width of the dock in pixels. While `isBeside`, the page makes room for it. */
export default function useDockWidth(isBeside: boolean): {
  readonly width: number;
  readonly maxWidth: number;
  readonly setWidth: (width: number) => void;
} {
  const windowWidth = useWindowWidth();
  const [chosen, setChosen] = useState(() => Number(slot.get()) || undefined);
  const width = dockWidth(chosen, windowWidth);
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
    maxWidth: maxWidth(windowWidth),
    setWidth: (wanted) => {
      const next = dockWidth(wanted, windowWidth);
      setChosen(next);
      slot.set(String(next));
    },
  };
}
