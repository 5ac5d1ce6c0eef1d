import React, {useCallback, type ReactNode} from 'react';
import {callsServices} from '@documentation/workflow/internal/language/callsServices';
import type {WorkflowFunctionFacts} from '@documentation/workflow/internal/language/types';
import Prose from '../Prose';
import {addToHistory} from '../Panel/history';
import {PanelColumns, PanelFrame} from '../Panel/frame';
import type {PanelProps} from '../Panel/place';
import {LongRun} from '../Panel/results';
import {samplesIn} from '@documentation/reference/internal/values/samplesIn';
import {givenSchema} from './draft/givenSchema';
import PartForm from './PartForm';
import {
  draftOfExample,
  isSameDraft,
  stepDraftFormat,
  stepParts,
  type StepDraft,
  type StepPart,
} from './draft/stepDraft';
import {announceStep} from './stepOutcomes';
import StepResult from './StepResult';
import {isReadable, refusedFields, unreadMistakes, type Mistakes} from './draft/stepState';
import useTryStep from './useTryStep';
import styles from './styles.module.css';

function promiseOf(definition: WorkflowFunctionFacts): string | undefined {
  return callsServices(definition)
    ? 'This is a dry run. Requests are shown but never sent.'
    : undefined;
}

/** The live panel of a workflow function: examples, the step's configuration and input, and its result. */
export default function StepPanel({
  definition,
  isLive,
}: PanelProps<WorkflowFunctionFacts>): ReactNode {
  const page = `${definition.category}/${definition.name}`;
  const {examples} = definition;
  const remember = useCallback(
    (draft: StepDraft) => {
      const isExample = examples.some((each) => isSameDraft(draft, draftOfExample(each)));
      if (!isExample && !draft.input.includes('"ownFile"')) {
        addToHistory(page, stepDraftFormat.toJson(draft));
      }
    },
    [examples, page],
  );
  const tryStep = useTryStep(definition, remember);
  const {parameters, state, runs} = tryStep;
  const {outcome} = runs;
  const example = examples[state.example]!;
  const isChanged = !isSameDraft(state.draft, draftOfExample(example));
  const isBehind = !isReadable(parameters, state);
  const schemas = {
    configuration: definition.configuration,
    input: definition.input,
    given: givenSchema(definition),
  };

  function mistakesOf(part: StepPart): Mistakes {
    return 'failure' in outcome && !isBehind
      ? refusedFields(parameters, state, part, outcome.failure)
      : unreadMistakes(parameters, state, part);
  }

  return (
    <PanelFrame
      page={page}
      examples={examples.map((each) => ({
        title: each.title,
        sign: 'error' in each ? 'error' : '',
      }))}
      example={state.example}
      draft={state.draft}
      format={stepDraftFormat}
      isChanged={isChanged}
      promise={promiseOf(definition)}
      status={runs.count > 0 && !runs.isRunning ? announceStep(outcome) : ''}
      onLoadExample={tryStep.loadExample}
      onOpen={tryStep.open}
      onRunAtOnce={tryStep.runAtOnce}
      onNear={tryStep.warmUp}>
      {example.note !== undefined && (
        <p className={styles.note}>
          <Prose>{example.note}</Prose>
        </p>
      )}
      <PanelColumns
        form={
          <>
            {stepParts
              .filter((part) => Object.keys(parameters[part]).length > 0)
              .map((part) => (
                <PartForm
                  key={part}
                  part={part}
                  schemas={schemas[part].properties}
                  parameters={parameters[part]}
                  text={state.draft[part]}
                  fields={state.fields[part]}
                  mistakes={mistakesOf(part)}
                  samples={[...new Set(examples.flatMap(({input}) => samplesIn(input)))]}
                  example={state.example}
                  isLive={isLive}
                  onEditText={(text) => tryStep.editText(part, text)}
                  onEditField={(name, field) => tryStep.editField(part, name, field)}
                />
              ))}
          </>
        }>
        <StepResult
          example={example}
          outcome={outcome}
          isRunning={runs.isRunning}
          longRun={<LongRun key={runs.number} onStop={tryStep.stop} />}
          isBehind={isBehind}
          isChanged={isChanged}
          isDocumented={runs.count === 0}
          wholeText={tryStep.wholeText}
        />
      </PanelColumns>
    </PanelFrame>
  );
}
