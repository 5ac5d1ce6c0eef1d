import {useEffect} from 'react';
import {afterPaint} from '../../afterPaint';

/** Keeps the page behind an open dialog from scrolling. Reserves the scrollbar's space, to prevent layout shifts. */
export default function useScrollLock(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const root = document.documentElement;
    const {overflow, scrollbarGutter} = root.style;
    const callOff = afterPaint(() => {
      if (window.innerWidth > root.clientWidth) {
        root.style.scrollbarGutter = 'stable';
      }
      root.style.overflow = 'hidden';
    });
    return () => {
      callOff();
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
    };
  }, [isOpen]);
}
