import {useLayoutEffect, useState} from 'react';
import {numberIn} from '../../../stored/shape';
import {storedValue} from '../../../stored/storedValue';
import {dockWidth, maxWidth} from './dockWidth';
import useWindowWidth from './useWindowWidth';

const stored = storedValue('workbench.width', numberIn(1, 100_000));

/** Keeps the width of the dock in pixels. While `isBeside`, the page makes room for it. */
export default function useDockWidth(isBeside: boolean): {
  readonly width: number;
  readonly maxWidth: number;
  readonly setWidth: (width: number) => void;
} {
  const windowWidth = useWindowWidth();
  const [chosen, setChosen] = useState(() => stored.read().data);
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
      stored.write(next);
    },
  };
}
