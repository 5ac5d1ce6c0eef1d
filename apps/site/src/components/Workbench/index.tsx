import React, {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {WorkbenchRequest} from '../../workbenchRequests';
import {LongRun} from '../Panel/results';
import {useReadSample} from '../Panel/runs';
import Dock from './dock/Dock';
import type {MappingEditorHandle} from './editor';
import FilesSection from './files';
import {lostText, withoutLost} from './files/lostFiles';
import KeepMenu from './keep';
import {decodeWorkbenchLink, isWorkbenchFragment} from './keep/link';
import MappingSection from './MappingSection';
import Notice from './Notice';
import OutcomeSection from './outcome';
import {samples} from './samples';
import {selectedFile} from './state/draft';
import {storedDraftProblem} from './state/draftStorage';
import {openedDraft, type Opened} from './state/openedDraft';
import {withShownBlocks} from './page/shownBlocks';
import useExpected from './page/useExpected';
import useProbe from './state/useProbe';
import useWorkbench, {canRun} from './state/useWorkbench';
import styles from './styles.module.css';

export interface Props {
  readonly isOpen: boolean;
  /** What a page asked for last. */
  readonly request: WorkbenchRequest | undefined;
  readonly onClose: () => void;
}

/** The workbench: files, a mapping, and what it returns. It stays mounted when it is closed, and between pages. */
export default function Workbench({isOpen, request, onClose}: Props): ReactNode {
  const {hash} = useLocation();
  const history = useHistory();
  const readSample = useReadSample();
  const editorRef = useRef<MappingEditorHandle>(null);
  const [cursor, setCursor] = useState(0);
  const [problem, setProblem] = useState(storedDraftProblem);
  const workbench = useWorkbench();
  const {state, outcome, runs} = workbench;
  const {draft} = state;
  const input = selectedFile(draft);
  const {probe, explain} = useProbe(draft);
  const expected = useExpected(outcome, state.expected);

  const newest = useRef<unknown>(undefined);
  /** Opens what the reader wanted last. A sample that arrives late doesn't replace it. */
  function openOrSay(wanted: Opened | Promise<Opened>): Promise<void> {
    newest.current = wanted;
    const isNewest = () => newest.current === wanted;
    return Promise.resolve(wanted)
      .then(async (opened) => {
        const next = await openedDraft(opened, readSample);
        if (isNewest()) {
          setProblem(undefined);
          await workbench.open(next, opened);
        }
      })
      .catch((error: Error) => {
        if (isNewest()) {
          setProblem(error.message);
        }
      });
  }

  const start = useEffectEvent(async () => {
    if (isWorkbenchFragment(hash)) {
      await openOrSay(decodeWorkbenchLink(hash));
      // Otherwise, a reload would replace what the reader has changed since.
      history.replace({...history.location, hash: ''});
    } else if (!request) {
      await workbench.load();
    }
  });
  const answer = useEffectEvent(async (wanted: WorkbenchRequest) => {
    if ('insert' in wanted) {
      await workbench.load();
      editorRef.current?.insert(wanted.insert);
    } else {
      await openOrSay(withShownBlocks(wanted));
    }
  });
  useEffect(() => void (request && answer(request)), [request]);
  useEffect(() => void start(), [hash]);

  return (
    <Dock
      isOpen={isOpen}
      tools={
        <KeepMenu
          draft={draft}
          name={state.name ?? ''}
          sampleName={input?.isSample ? input.name : undefined}
          onName={workbench.rename}
          onOpen={(shared) => void openOrSay(shared)}
        />
      }
      onClose={onClose}>
      {problem && <Notice onClose={() => setProblem(undefined)}>{problem}</Notice>}
      {state.before && (
        <Notice action="Bring it back" onAct={workbench.restore} onClose={workbench.forgetBefore}>
          This replaced the mapping that you had before.
        </Notice>
      )}
      {draft.lost && (
        <Notice onClose={() => workbench.edit((latest) => withoutLost(latest))}>
          {lostText(draft.lost)}
        </Notice>
      )}
      <FilesSection
        draft={draft}
        probe={probe}
        explain={explain}
        samples={samples}
        onEdit={workbench.edit}
        onInsert={(text) => editorRef.current?.insert(text)}
      />
      <MappingSection
        draft={draft}
        failure={outcome && 'failure' in outcome ? outcome.failure : undefined}
        probe={probe}
        editorRef={editorRef}
        onEdit={(mapping) => workbench.edit((latest) => ({...latest, mapping}))}
        onCursor={setCursor}
        onFormat={() => editorRef.current?.format()}
        onRun={workbench.runNow}
      />
      <OutcomeSection
        outcome={outcome}
        isRunning={runs.isRunning}
        longRun={<LongRun key={runs.number} onStop={workbench.stop} />}
        isBehind={outcome?.mapping !== draft.mapping || !canRun(state)}
        expected={expected}
        cursor={cursor}
        mapping={draft.mapping}
        wholeText={workbench.wholeText}
        probe={probe}
        onSelect={(range) => editorRef.current?.select(range)}
        onReplace={({from, to}, text) =>
          workbench.edit((latest) => ({
            ...latest,
            mapping: latest.mapping.slice(0, from) + text + latest.mapping.slice(to),
          }))
        }
        onRunWithoutLimit={workbench.runWithoutLimit}
      />
      <p className={styles.footer}>Runs on this page. Nothing leaves your browser.</p>
    </Dock>
  );
}
