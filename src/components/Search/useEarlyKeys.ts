import {useEffect, useEffectEvent} from 'react';

/** Tells what is typed while the dialog is on its way: characters and Escape. */
export default function useEarlyKeys(isWaiting: boolean, onKey: (key: string) => void): void {
  const onEarlyKey = useEffectEvent(onKey);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const {key, ctrlKey, metaKey, altKey} = event;
      if ((key.length === 1 || key === 'Escape') && !ctrlKey && !metaKey && !altKey) {
        event.preventDefault();
        onEarlyKey(key);
      }
    }
    if (isWaiting) {
      document.addEventListener('keydown', onKeyDown);
    }
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isWaiting]);
}
