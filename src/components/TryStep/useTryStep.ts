import {useCallback, useMemo} from 'react';
import {encodeBase64} from '../../../functions/base64';
import {withSamples} from '../../../functions/withSamples';
import type {Json, JsonObject, WorkflowFunctionFacts} from '../../../functions/workflowTypes';
import type {StepOutcome} from '../../engine/messages';
import {createStepEngine} from '../../engine/stepEngine';
import type {Field} from '../TryIt/fields';
import useEdits from '../TryIt/useEdits';
import useEngine from '../TryIt/useEngine';
import useReadSample from '../TryIt/useReadSample';
import useRuns from '../TryIt/useRuns';
import type {StepDraft, StepPart} from './stepDraft';
import {documentedOutcome} from './stepOutcomes';
import {
  isReadable,
  partParametersOf,
  stateOfDraft,
  stateOfExample,
  withField,
  withText,
  type StepState,
} from './stepState';

/** Puts the names of sample files where their content stands, as the examples do. */
function withNames(value: unknown, names: ReadonlyMap<unknown, string>): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => withNames(item, names));
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => [key, withNames(item, names)]);
    return Object.fromEntries(entries) as unknown;
  }
  const sample = names.get(value);
  return sample === undefined ? value : {sample};
}

function useOutcomeOf(definition: WorkflowFunctionFacts) {
  const engine = useEngine(createStepEngine);
  const readSample = useReadSample();
  const outcomeOf = useCallback(
    async (draft: StepDraft) => {
      const names = new Map<unknown, string>();
      const input = await withSamples(JSON.parse(draft.input) as Json, async (name) => {
        const bytes = await readSample(name);
        names.set(encodeBase64(bytes), name);
        return bytes;
      });
      const example = definition.examples.find(({title}) => title === draft.example);
      const outcome = await engine.run({
        function: `${definition.category}/${definition.name}`,
        configuration: JSON.parse(draft.configuration) as JsonObject,
        input: input as JsonObject,
        given: JSON.parse(draft.given) as JsonObject,
        calls: (example ?? definition.examples[0])?.calls,
      });
      return names.size > 0 ? (withNames(outcome, names) as typeof outcome) : outcome;
    },
    [definition, engine, readSample],
  );
  return {engine, outcomeOf};
}

/** All that the panel does: edits change the state, and a readable state is run. */
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
