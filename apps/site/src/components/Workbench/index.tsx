import React, {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {Range} from '@documentation/base/internal/values/range';
import type {WorkbenchRequest} from '../../workbenchRequests';
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
import {storedDraftProblem} from './state/draftStorage';
import {openedDraft, type Opened} from './state/openedDraft';
import {withShownBlocks} from './shownBlocks';
import {useStore} from './state/store';
import useWorkbench from './state/useWorkbench';
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
  const [problem, setProblem] = useState(storedDraftProblem);
  const {workbench, probe, explain} = useWorkbench();
  const lost = useStore(workbench, (state) => state.draft.lost);
  const before = useStore(workbench, (state) => state.before);
  const insert = useCallback((text: string) => editorRef.current?.insert(text), []);
  const select = useCallback((range: Range) => editorRef.current?.select(range), []);
  const replace = useCallback(
    (range: Range, text: string) => editorRef.current?.replace(range, text),
    [],
  );

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
          editorRef.current?.load(await workbench.open(next, opened));
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
      tools={<KeepMenu workbench={workbench} onOpen={(shared) => void openOrSay(shared)} />}
      onClose={onClose}>
      {problem && <Notice onClose={() => setProblem(undefined)}>{problem}</Notice>}
      {before && (
        <Notice
          action="Bring it back"
          onAct={() => editorRef.current?.load(workbench.restore(before))}
          onClose={workbench.forgetBefore}>
          This replaced the mapping that you had before.
        </Notice>
      )}
      {lost && (
        <Notice onClose={() => workbench.editFiles((latest) => withoutLost(latest))}>
          {lostText(lost)}
        </Notice>
      )}
      <FilesSection
        workbench={workbench}
        probe={probe}
        explain={explain}
        samples={samples}
        onInsert={insert}
      />
      <MappingSection workbench={workbench} probe={probe} editorRef={editorRef} />
      <OutcomeSection workbench={workbench} probe={probe} onSelect={select} onReplace={replace} />
      <p className={styles.footer}>Runs on this page. Nothing leaves your browser.</p>
    </Dock>
  );
}
