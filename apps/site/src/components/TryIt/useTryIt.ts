import {useCallback} from 'react';
import type {MappingFunctionFacts} from '@documentation/mapping/internal/language/types';
import {createCallEngine} from '../../engine/callEngine';
import type {Outcome} from '../../engine/messages';
import type {Draft} from './draft/draft';
import type {Field, Input} from '../Panel/drafts';
import {documentedOutcome} from './draft/outcomes';
import {
  isReadable,
  stateOfDraft,
  stateOfExample,
  withCall,
  withField,
  type State,
} from './draft/state';
import {useEdits, useEngine, useRuns} from '../Panel/runs';
import {useInputValue} from '../Panel/runs';

/** Applies edits to the panel's state, and runs valid drafts. */
export default function useTryIt(definition: MappingFunctionFacts, onDone: (draft: Draft) => void) {
  const engine = useEngine(createCallEngine);
  const inputValue = useInputValue();
  const outcomeOf = useCallback(
    async ({call, input, now = new Date().toISOString(), readBack}: Draft) =>
      engine.run({call, input: await inputValue(input), now, readBack}),
    [engine, inputValue],
  );
  const runs = useRuns<Draft, Outcome>(
    documentedOutcome(definition.examples[0]!),
    outcomeOf,
    onDone,
  );
  const {state, edit, show} = useEdits<State, Draft>(
    () => stateOfExample(definition, 0),
    useCallback((next) => isReadable(definition, next), [definition]),
    runs,
  );
  return {
    state,
    runs,
    warmUp: engine.warmUp,
    stop: () => {
      runs.cancel();
      engine.stop();
    },
    wholeText: engine.wholeText,
    editCall: (call: string) => edit(withCall(definition, state, call)),
    editField: (name: string, field: Field) => edit(withField(definition, state, name, field)),
    editInput: (input: Input) => edit({...state, draft: {...state.draft, input}}),
    editNow: (now: string | undefined) => edit({...state, draft: {...state.draft, now}}),
    loadExample: (example: number) => show(stateOfExample(definition, example)),
    runAtOnce: () => show(state),
    open: useCallback(
      (draft: Draft) => show(stateOfDraft(definition, draft, 0)),
      [definition, show],
    ),
  };
}

export type TryIt = ReturnType<typeof useTryIt>;
