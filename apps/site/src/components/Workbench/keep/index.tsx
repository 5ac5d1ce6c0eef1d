import React, {useRef, type ReactNode} from 'react';
import CopyButton from '../../CopyButton';
import type {Draft} from '../state/draft';
import ShareMenu from './link/ShareMenu';
import MoreMenu from './MoreMenu';
import SaveMenu from './saved/SaveMenu';
import type {SharedDraft} from './sharedDraft';
import styles from './keep.module.css';

export interface Props {
  readonly draft: Draft;
  /** The name that the mapping was saved under, or an empty text. */
  readonly name: string;
  /** The selected file's name if it is an unchanged sample of the site. Links then contain only the name. */
  readonly sampleName?: string | undefined;
  readonly onName: (name: string) => void;
  /** Called with a saved mapping, a bundle or a mapping file. */
  readonly onOpen: (shared: SharedDraft) => void;
}

/** What readers do with a finished mapping: copy, share, save, download and use it. */
export default function KeepMenu({draft, name, sampleName, onName, onOpen}: Props): ReactNode {
  const codeRef = useRef<HTMLPreElement>(null);

  return (
    <div role="group" aria-label="Mapping" className={styles.keep}>
      <CopyButton code={draft.mapping} codeRef={codeRef} />
      <pre ref={codeRef} aria-hidden="true" className={styles.hidden}>
        {draft.mapping}
      </pre>
      <ShareMenu draft={draft} sampleName={sampleName} />
      <SaveMenu mapping={draft.mapping} name={name} onName={onName} onOpen={onOpen} />
      <MoreMenu draft={draft} name={name} onOpen={onOpen} />
    </div>
  );
}
