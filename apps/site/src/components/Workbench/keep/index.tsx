import React, {useRef, type ReactNode} from 'react';
import CopyButton from '../../CopyButton';
import type {Workbench} from '../state/createWorkbench';
import {selectedFile} from '../state/draft';
import {useStore} from '../state/store';
import ShareMenu from './link/ShareMenu';
import MoreMenu from './MoreMenu';
import SaveMenu from './saved/SaveMenu';
import type {SharedDraft} from './sharedDraft';
import styles from './keep.module.css';

export interface Props {
  readonly workbench: Workbench;
  /** Called with a saved mapping, a bundle or a mapping file. */
  readonly onOpen: (shared: SharedDraft) => void;
}

/** What readers do with a finished mapping: copy, share, save, download and use it. */
export default function KeepMenu({workbench, onOpen}: Props): ReactNode {
  const draft = useStore(workbench, (state) => state.draft);
  const name = useStore(workbench, (state) => state.name ?? '');
  const input = selectedFile(draft);
  const codeRef = useRef<HTMLPreElement>(null);

  return (
    <div role="group" aria-label="Mapping" className={styles.keep}>
      <CopyButton code={draft.mapping} codeRef={codeRef} />
      <pre ref={codeRef} aria-hidden="true" className={styles.hidden}>
        {draft.mapping}
      </pre>
      {/* A link to an unchanged sample of the site contains only the name. */}
      <ShareMenu draft={draft} sampleName={input?.isSample ? input.name : undefined} />
      <SaveMenu mapping={draft.mapping} name={name} onName={workbench.rename} onOpen={onOpen} />
      <MoreMenu draft={draft} name={name} onOpen={onOpen} />
    </div>
  );
}
