import {useEffect, useEffectEvent} from 'react';
import {isTypedCharacter} from '../../isTypedCharacter';

/** Reports typed characters and Escape while the dialog loads. */
export default function useEarlyKeys(isWaiting: boolean, onKey: (key: string) => void): void {
  const onEarlyKey = useEffectEvent(onKey);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape' || isTypedCharacter(event)) {
        event.preventDefault();
        onEarlyKey(event.key);
      }
    }
    if (isWaiting) {
      document.addEventListener('keydown', onKeyDown);
    }
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isWaiting]);
}
