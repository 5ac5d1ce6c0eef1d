import {useCallback, useEffect, useRef, useState} from 'react';
import type {MappingFunction} from '../../../functions/types';
import {RUN_DEBOUNCE_MS} from '../../constants';
import type {Draft, Input} from './draft';
import type {Field} from './fields';
import {documentedOutcome} from './outcomes';
import {isReadable, stateOfDraft, stateOfExample, withCall, withField, type State} from './state';
import useRuns from './useRuns';

/** All that the panel does: edits change the state, and a readable state is run. */
export default function useTryIt(definition: MappingFunction, onDone: (draft: Draft) => void) {
  const [state, setState] = useState<State>(() => stateOfExample(definition, 0));
  const runs = useRuns(documentedOutcome(definition.examples[0]!), onDone);
  const {start, cancel} = runs;
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = useCallback(
    (next: State, delayMs: number) => {
      setState(next);
      window.clearTimeout(timer.current);
      if (!isReadable(definition, next)) {
        cancel();
      } else if (delayMs === 0) {
        start(next.draft);
      } else {
        timer.current = window.setTimeout(() => start(next.draft), delayMs);
      }
    },
    [definition, start, cancel],
  );

  const open = useCallback(
    (draft: Draft) => change(stateOfDraft(definition, draft, 0), 0),
    [definition, change],
  );

  return {
    state,
    runs,
    editCall: (call: string) => change(withCall(definition, state, call), RUN_DEBOUNCE_MS),
    editField: (name: string, field: Field) =>
      change(withField(definition, state, name, field), RUN_DEBOUNCE_MS),
    editInput: (input: Input) =>
      change({...state, draft: {...state.draft, input}}, RUN_DEBOUNCE_MS),
    editNow: (now: string | undefined) =>
      change({...state, draft: {...state.draft, now}}, RUN_DEBOUNCE_MS),
    loadExample: (example: number) => change(stateOfExample(definition, example), 0),
    runAtOnce: () => change(state, 0),
    open,
  };
}

export type TryIt = ReturnType<typeof useTryIt>;
