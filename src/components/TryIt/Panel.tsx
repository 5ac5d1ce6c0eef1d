import React, {useCallback, type KeyboardEvent, type ReactNode} from 'react';
import type {MappingFunction} from '../../../functions/types';
import CallEditor from './CallEditor';
import {announce} from './describe';
import {draftOfExample, isSameDraft, samplesOf, type Draft} from './draft';
import ExampleChips from './ExampleChips';
import Form from './Form';
import {addToHistory} from './history';
import HistoryMenu from './HistoryMenu';
import InputEditor from './InputEditor';
import NowEditor from './NowEditor';
import Result from './Result';
import ShareButton from './ShareButton';
import {fieldMistakes, inputMistake, isReadable} from './state';
import useSharedDraft from './useSharedDraft';
import useTryIt, {type TryIt} from './useTryIt';
import styles from './styles.module.css';

export interface Props {
  readonly definition: MappingFunction;
  /** False on the server, where the panel is only to be read. */
  readonly isLive: boolean;
}

/** '"CET"' in the call, or a name outside of texts → what was meant instead */
function replaceInCall(call: string, found: string, replacement: string): string {
  const [quoted, quotedReplacement] = [JSON.stringify(found), JSON.stringify(replacement)];
  return call.includes(quoted)
    ? call.replace(quoted, () => quotedReplacement)
    : call.replace(found, () => replacement);
}

/** What is wrong with each argument: what can't be read, then what the function says. */
function mistakesOf(definition: MappingFunction, {state, runs}: TryIt): Record<string, string> {
  const unread = fieldMistakes(definition, state);
  const failure = 'failure' in runs.outcome ? runs.outcome.failure : undefined;
  const isOwn =
    failure?.functionName === `${definition.category.replaceAll('/', '.')}.${definition.name}`;
  return isOwn && failure?.parameter && Object.keys(unread).length === 0 && !state.callMistake
    ? {[failure.parameter]: failure.message}
    : unread;
}

/** The whole panel: examples, the call, its arguments, and what comes of it. */
export default function Panel({definition, isLive}: Props): ReactNode {
  const page = `${definition.category}/${definition.name}`;
  const remember = useCallback(
    (draft: Draft) => {
      const isExample = definition.examples.some((example) =>
        isSameDraft(draft, draftOfExample(definition, example)),
      );
      if (!isExample && draft.input.kind !== 'file') {
        addToHistory({page, draft});
      }
    },
    [definition, page],
  );
  const tryIt = useTryIt(definition, remember);
  const {state, runs} = tryIt;
  const linkProblem = useSharedDraft(tryIt.open);
  const example = definition.examples[state.example]!;
  const isChanged = !isSameDraft(state.draft, draftOfExample(definition, example));
  const showsInput = state.draft.input.kind !== 'none' || /(^|[^\w"])\$/.test(state.draft.call);
  const asksForTime = !definition.pure || state.draft.now !== undefined;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      tryIt.runAtOnce();
    }
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys and the focus of all controls inside.
    <div
      className={styles.panel}
      onKeyDown={onKeyDown}
      onFocus={runs.warmUp}
      onPointerEnter={runs.warmUp}>
      <div className={styles.header}>
        <ExampleChips
          examples={definition.examples}
          chosen={isChanged ? -1 : state.example}
          onChoose={tryIt.loadExample}
        />
        <div className={styles.tools}>
          <button
            type="button"
            className={styles.tool}
            disabled={!isChanged}
            onClick={() => tryIt.loadExample(state.example)}>
            Reset
          </button>
          <HistoryMenu page={page} onOpen={tryIt.open} />
          <ShareButton draft={state.draft} />
        </div>
      </div>
      {linkProblem && (
        <p role="status" className={styles.linkProblem}>
          {linkProblem} The panel shows the first example instead.
        </p>
      )}
      <CallEditor state={state} isLive={isLive} onEdit={tryIt.editCall} />
      <div className={styles.columns}>
        <div className={styles.arguments}>
          {showsInput && (
            <InputEditor
              input={state.draft.input}
              samples={samplesOf(definition)}
              isLive={isLive}
              mistake={inputMistake(state.draft)}
              onEdit={tryIt.editInput}
            />
          )}
          {asksForTime && (
            <NowEditor now={state.draft.now} isLive={isLive} onEdit={tryIt.editNow} />
          )}
          <Form
            definition={definition}
            state={state}
            isLive={isLive}
            mistakes={mistakesOf(definition, tryIt)}
            onEdit={tryIt.editField}
          />
        </div>
        <Result
          definition={definition}
          example={example}
          outcome={runs.outcome}
          isRunning={runs.isRunning}
          isBehind={!isReadable(definition, state)}
          isChanged={isChanged}
          isDocumented={runs.count === 0}
          readBack={state.draft.readBack}
          onReplace={(found, replacement) =>
            tryIt.editCall(replaceInCall(state.draft.call, found, replacement))
          }
        />
      </div>
      <p className={styles.footer}>
        <span>Runs in this page. Nothing leaves your browser.</span>
        <span className={styles.keys}>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> runs at once
        </span>
      </p>
      <div className="visually-hidden" role="status">
        {runs.count > 0 && !runs.isRunning && announce(runs.outcome, definition)}
      </div>
    </div>
  );
}
