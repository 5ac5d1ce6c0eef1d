import {useEffect} from 'react';
import {afterPaint} from '../../afterPaint';

/** The page behind an open dialog doesn't scroll, and keeps the space of its scroll bar. */
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
