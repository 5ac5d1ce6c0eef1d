import {useEffect} from 'react';

/** The page behind a dialog stays where it is, and keeps the room of its scroll bar. */
export default function useScrollLock(): void {
  useEffect(() => {
    const root = document.documentElement;
    const {overflow, scrollbarGutter} = root.style;
    if (window.innerWidth > root.clientWidth) {
      root.style.scrollbarGutter = 'stable';
    }
    root.style.overflow = 'hidden';
    return () => {
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
    };
  }, []);
}
