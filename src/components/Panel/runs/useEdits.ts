import {useCallback, useEffect, useRef, useState} from 'react';
import {RUN_DEBOUNCE_MS} from '../../../universal/constants';
import type {Runs} from './useRuns';

export interface Edits<State> {
  readonly state: State;
  /** A change that is run when the reader pauses. */
  readonly edit: (next: State) => void;
  /** A change that is run immediately. */
  readonly show: (next: State) => void;
}

/** The reader's state. Each change is run if it is valid. */
export default function useEdits<State extends {readonly draft: Draft}, Draft>(
  initial: () => State,
  isReadable: (state: State) => boolean,
  {start, cancel}: Pick<Runs<Draft, unknown>, 'start' | 'cancel'>,
): Edits<State> {
  const [state, setState] = useState(initial);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = useCallback(
    (next: State, delayMs: number) => {
      setState(next);
      window.clearTimeout(timer.current);
      if (!isReadable(next)) {
        cancel();
      } else if (delayMs === 0) {
        start(next.draft);
      } else {
        timer.current = window.setTimeout(() => start(next.draft), delayMs);
      }
    },
    [isReadable, start, cancel],
  );

  const edit = useCallback((next: State) => change(next, RUN_DEBOUNCE_MS), [change]);
  const show = useCallback((next: State) => change(next, 0), [change]);
  return {state, edit, show};
}
