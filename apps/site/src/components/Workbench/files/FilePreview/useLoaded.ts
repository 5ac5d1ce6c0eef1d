import {useEffect, useEffectEvent, useState} from 'react';

/** Returns what was loaded for a key, or undefined until then. Ignores what is loaded for an older key. */
export function useLoaded<T>(key: string, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{readonly key: string; readonly value: T}>();
  const start = useEffectEvent(load);
  useEffect(() => {
    let isCurrent = true;
    start().then(
      (value) => isCurrent && setLoaded({key, value}),
      // A failed load shows nothing. Every loader handles the failures that are worth a message.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded.value : undefined;
}
