import {useEffect, useEffectEvent, useState} from 'react';

/** What was loaded for a key, or undefined until then. What an older key loads is ignored. */
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
