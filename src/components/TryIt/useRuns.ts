import {useCallback, useEffect, useRef, useState} from 'react';
import {createEngine, type Engine} from '../../engine/createEngine';
import type {Outcome} from '../../engine/messages';
import type {Draft} from './draft';
import useInputValue from './useInputValue';

export interface Runs {
  readonly outcome: Outcome;
  readonly isRunning: boolean;
  /** How many runs have ended; a screen reader is told of each. */
  readonly count: number;
  readonly start: (draft: Draft) => void;
  /** Forgets the runs under way, when there is nothing to run. */
  readonly cancel: () => void;
  readonly warmUp: () => void;
}

/** Runs drafts, the newest last, and keeps what came of it. */
export default function useRuns(initial: Outcome, onDone: (draft: Draft) => void): Runs {
  const [outcome, setOutcome] = useState(initial);
  const [isRunning, setIsRunning] = useState(false);
  const [count, setCount] = useState(0);
  const inputValue = useInputValue();
  const engineRef = useRef<Engine>(undefined);
  const newest = useRef(0);

  useEffect(
    () => () => {
      engineRef.current?.close();
      engineRef.current = undefined;
    },
    [],
  );

  const engine = useCallback(() => (engineRef.current ??= createEngine()), []);

  const outcomeOf = useCallback(
    async ({call, input, now, readBack}: Draft): Promise<Outcome | undefined> => {
      try {
        const value = await inputValue(input);
        const moment = now ?? new Date().toISOString();
        return await engine().run({call, input: value, now: moment, readBack});
      } catch (error) {
        return {failure: {message: (error as Error).message}};
      }
    },
    [engine, inputValue],
  );

  const start = useCallback(
    (draft: Draft) => {
      newest.current += 1;
      const number = newest.current;
      setIsRunning(true);
      void outcomeOf(draft).then((result) => {
        if (result && number === newest.current) {
          setOutcome(result);
          setIsRunning(false);
          setCount(number);
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

  const warmUp = useCallback(() => engine().warmUp(), [engine]);
  return {outcome, isRunning, count, start, cancel, warmUp};
}
