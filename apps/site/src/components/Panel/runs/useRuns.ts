import {useCallback, useRef, useState} from 'react';
import type {Failure} from '../../../engine/messages';

interface Failed {
  readonly failure: Failure;
}

export interface Runs<Draft, Outcome> {
  readonly outcome: Outcome | Failed;
  readonly isRunning: boolean;
  /** The number of the last run that started. */
  readonly number: number;
  /** The number of the last run that ended, or 0 if none has. */
  readonly count: number;
  readonly start: (draft: Draft) => void;
  /** Ignores the outcomes of in-flight runs, because the draft is no longer valid. */
  readonly cancel: () => void;
}

/** Runs drafts, and keeps the outcome of the newest run. */
export default function useRuns<Draft, Outcome>(
  initial: Outcome,
  outcomeOf: (draft: Draft) => Promise<Outcome | Failed | undefined>,
  onDone: (draft: Draft) => void,
): Runs<Draft, Outcome> {
  const [outcome, setOutcome] = useState<Outcome | Failed>(initial);
  const [isRunning, setIsRunning] = useState(false);
  const [count, setCount] = useState(0);
  const [number, setNumber] = useState(0);
  const newest = useRef(0);

  const start = useCallback(
    (draft: Draft) => {
      newest.current += 1;
      const run = newest.current;
      setNumber(run);
      setIsRunning(true);
      void outcomeOf(draft)
        .catch((error: Error): Failed => ({failure: {message: error.message}}))
        .then((result) => {
          if (result && run === newest.current) {
            setOutcome(result);
            setIsRunning(false);
            setCount(run);
            onDone(draft);
          }
        });
    },
    [outcomeOf, onDone],
  );

  const cancel = useCallback(() => {
    newest.current += 1;
    setIsRunning(false);
  }, []);

  return {outcome, isRunning, number, count, start, cancel};
}
