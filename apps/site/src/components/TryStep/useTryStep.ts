import {useCallback, useMemo} from 'react';
import type {WorkflowFunctionFacts} from '@documentation/workflow/internal/language/types';
import type {StepOutcome} from '../../engine/messages';
import {createStepEngine} from '../../engine/stepEngine';
import {MAX_EDITED_LENGTH} from '../../universal/constants';
import type {Field, Input} from '../Panel/drafts';
import {useReadSample} from '../Panel/runs';
import {useEdits, useEngine, useRuns} from '../Panel/runs';
import {keptFile, referencesIn} from './draft/ownFiles';
import type {StepDraft, StepPart} from './draft/stepDraft';
import {documentedOutcome} from './stepOutcomes';
import {
  isReadable,
  partParametersOf,
  stateOfDraft,
  stateOfExample,
  withField,
  withText,
  type StepState,
} from './draft/stepState';

function bytesOf(file: Extract<Input, {kind: 'file' | 'unreadable'}>): Uint8Array {
  if (file.kind === 'unreadable') {
    throw new Error(file.problem);
  }
  return file.bytes;
}

/** Matches allowed sample names. A name with a slash, for example, could point to any path. */
const sampleName = /^[\w-]+(?:\.[\w-]+)*$/;

function useOutcomeOf(definition: WorkflowFunctionFacts) {
  const engine = useEngine(createStepEngine);
  const readSample = useReadSample();
  const outcomeOf = useCallback(
    async ({configuration, input, given, example: title}: StepDraft) => {
      const references = input.length > MAX_EDITED_LENGTH ? [] : referencesIn(input);
      const files = await Promise.all(
        references
          .filter(({kind, name}) => kind === 'ownFile' || sampleName.test(name))
          .map(async ({kind, name}) => {
            const bytes = kind === 'sample' ? await readSample(name) : bytesOf(keptFile(name));
            return [JSON.stringify({[kind]: name}), bytes] as const;
          }),
      );
      const {calls} = definition.examples.find((each) => each.title === title) ?? {
        calls: definition.examples[0]?.calls,
      };
      return engine.run({
        function: `${definition.category}/${definition.name}`,
        configuration,
        input,
        given,
        calls,
        ...(files.length > 0 && {files: Object.fromEntries(files)}),
      });
    },
    [definition, engine, readSample],
  );
  return {engine, outcomeOf};
}

/** Applies edits to the panel's state, and runs valid drafts. */
export default function useTryStep(
  definition: WorkflowFunctionFacts,
  onDone: (draft: StepDraft) => void,
) {
  const parameters = useMemo(() => partParametersOf(definition), [definition]);
  const {engine, outcomeOf} = useOutcomeOf(definition);
  const runs = useRuns<StepDraft, StepOutcome>(
    documentedOutcome(definition.examples[0]!),
    outcomeOf,
    onDone,
  );
  const {state, edit, show} = useEdits<StepState, StepDraft>(
    () => stateOfExample(definition, parameters, 0),
    useCallback((next) => isReadable(parameters, next), [parameters]),
    runs,
  );
  return {
    parameters,
    state,
    runs,
    warmUp: engine.warmUp,
    stop: () => {
      runs.cancel();
      engine.stop();
    },
    wholeText: engine.wholeText,
    editText: (part: StepPart, text: string) => edit(withText(parameters, state, part, text)),
    editField: (part: StepPart, name: string, field: Field) =>
      edit(withField(parameters, state, part, name, field)),
    loadExample: (example: number) => show(stateOfExample(definition, parameters, example)),
    runAtOnce: () => show(state),
    open: useCallback(
      (draft: StepDraft) => show(stateOfDraft(definition, parameters, draft)),
      [definition, parameters, show],
    ),
  };
}
