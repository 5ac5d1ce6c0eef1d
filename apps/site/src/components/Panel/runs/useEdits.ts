import {useCallback, useEffect, useRef, useState} from 'react';
import {RUN_DEBOUNCE_MS} from '../../../universal/constants';
import type {Runs} from './useRuns';

export interface Edits<State> {
  readonly state: State;
  /** Applies a change, and runs the draft when the reader pauses. */
  readonly edit: (next: State) => void;
  /** Applies a change, and runs the draft immediately. */
  readonly show: (next: State) => void;
  /** Applies a change that leaves the draft as it is, and runs nothing. */
  readonly amend: (next: State) => void;
}

/** Keeps the state of a panel, and runs each valid draft. */
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
  return {state, edit, show, amend: setState};
}
