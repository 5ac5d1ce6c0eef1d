import React, {useCallback, type ReactNode} from 'react';
import type {Example, MappingFunctionFacts} from '@documentation/mapping/internal/language/types';
import Arguments from './Arguments';
import {callDraftFormat} from './draft/callDraftFormat';
import CallEditor from './CallEditor';
import {announce} from './describe';
import {draftOfExample, isSameDraft, samplesOf, type Draft} from './draft/draft';
import {addToHistory} from '../Panel/history';
import {InputEditor, NowEditor} from '../Panel/rareParts';
import {PanelColumns, PanelFrame} from '../Panel/frame';
import {LongRun} from '../Panel/results';
import Result from './Result';
import {fieldMistakes, inputMistake, isReadable, nowMistake} from './draft/state';
import useTryIt, {type TryIt} from './useTryIt';
import WorkbenchTools from './WorkbenchTools';

export interface Props {
  readonly definition: MappingFunctionFacts;
  /** False on the server, where the panel is read-only. */
  readonly isLive: boolean;
}

/** Replaces a text value, such as "CET", or a function name in the call. */
function replaceInCall(call: string, found: string, replacement: string): string {
  const [quoted, quotedReplacement] = [JSON.stringify(found), JSON.stringify(replacement)];
  return call.includes(quoted)
    ? call.replace(quoted, () => quotedReplacement)
    : call.replace(found, () => replacement);
}

/** Returns a message for each invalid argument: syntax errors or, if there are none, the function's own error. */
function mistakesOf(
  definition: MappingFunctionFacts,
  {state, runs}: TryIt,
): Record<string, string> {
  const unread = fieldMistakes(definition, state);
  const failure = 'failure' in runs.outcome ? runs.outcome.failure : undefined;
  const isOwn =
    failure?.functionName === `${definition.category.replaceAll('/', '.')}.${definition.name}`;
  return isOwn && failure?.parameter && Object.keys(unread).length === 0 && !state.callMistake
    ? {[failure.parameter]: failure.message}
    : unread;
}

const signs: Readonly<Record<Example['kind'], string>> = {
  typical: '',
  edge: 'edge',
  null: 'null',
  error: 'error',
};

/** The live panel of a mapping function: examples, the call, its arguments and its result. */
export default function Panel({definition, isLive}: Props): ReactNode {
  const page = `${definition.category}/${definition.name}`;
  const remember = useCallback(
    (draft: Draft) => {
      const isExample = definition.examples.some((example) =>
        isSameDraft(draft, draftOfExample(definition, example)),
      );
      if (!isExample && draft.input.kind !== 'file') {
        addToHistory(page, callDraftFormat.toJson(draft));
      }
    },
    [definition, page],
  );
  const tryIt = useTryIt(definition, remember);
  const {state, runs} = tryIt;
  const example = definition.examples[state.example]!;
  const isChanged = !isSameDraft(state.draft, draftOfExample(definition, example));
  const showsInput = state.draft.input.kind !== 'none' || /(^|[^\w"])\$/.test(state.draft.call);
  const asksForTime = definition.pure === false || state.draft.now !== undefined;
  return (
    <PanelFrame
      page={page}
      examples={definition.examples.map(({title, kind}) => ({title, sign: signs[kind]}))}
      example={state.example}
      draft={state.draft}
      format={callDraftFormat}
      isChanged={isChanged}
      status={runs.count > 0 && !runs.isRunning ? announce(runs.outcome, definition) : ''}
      tools={<WorkbenchTools definition={definition} draft={state.draft} />}
      onLoadExample={tryIt.loadExample}
      onOpen={tryIt.open}
      onRunAtOnce={tryIt.runAtOnce}
      onNear={tryIt.warmUp}>
      <CallEditor
        state={state}
        isLive={isLive}
        failure={'failure' in runs.outcome ? runs.outcome.failure : undefined}
        onEdit={tryIt.editCall}
      />
      <PanelColumns
        form={
          <>
            {showsInput && (
              <InputEditor
                label={
                  <>
                    Input <code>$</code>
                  </>
                }
                name="input"
                kinds={['JSON', 'Text file', 'File']}
                input={state.draft.input}
                samples={samplesOf(definition)}
                isLive={isLive}
                mistake={inputMistake(state.draft)}
                onEdit={tryIt.editInput}
              />
            )}
            {asksForTime && (
              <NowEditor
                now={state.draft.now}
                isLive={isLive}
                mistake={nowMistake(state.draft)}
                onEdit={tryIt.editNow}
              />
            )}
            <Arguments
              definition={definition}
              state={state}
              isLive={isLive}
              mistakes={mistakesOf(definition, tryIt)}
              onEdit={tryIt.editField}
            />
          </>
        }>
        <Result
          definition={definition}
          example={example}
          outcome={runs.outcome}
          isRunning={runs.isRunning}
          longRun={<LongRun key={runs.number} onStop={tryIt.stop} />}
          isBehind={!isReadable(definition, state)}
          isChanged={isChanged}
          isDocumented={runs.count === 0}
          readBack={state.draft.readBack}
          wholeText={tryIt.wholeText}
          onReplace={(found, replacement) =>
            tryIt.editCall(replaceInCall(state.draft.call, found, replacement))
          }
        />
      </PanelColumns>
    </PanelFrame>
  );
}
