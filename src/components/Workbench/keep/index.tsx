import React, {useRef, useState, type ReactNode, type RefObject} from 'react';
import CopyButton from '../../CopyButton';
import type {Draft} from '../state/draft';
import ShareMenu from './link/ShareMenu';
import MoreMenu from './MoreMenu';
import SaveMenu from './saved/SaveMenu';
import type {SharedDraft} from './sharedDraft';
import styles from './keep.module.css';

export interface Props {
  readonly draft: Draft;
  /** The mapping's name, if it has one. A mapping that the reader saves or opens here gets its own name. */
  readonly runName?: string | undefined;
  /** The selected file's name if it is an unchanged sample of the site. Links then contain only the name. */
  readonly sampleName?: string | undefined;
  /** The element that shows the mapping. It is selected if copying fails. */
  readonly mappingRef?: RefObject<HTMLElement | null>;
  /** Called with a saved mapping, a bundle or a mapping file. */
  readonly onOpen: (shared: SharedDraft) => void;
}

/** What readers do with a finished mapping: copy, share, save, download and use it. */
export default function KeepMenu({
  draft,
  runName,
  sampleName,
  mappingRef,
  onOpen,
}: Props): ReactNode {
  const hiddenRef = useRef<HTMLPreElement>(null);
  // A name that was given here applies until the workbench gets another mapping.
  const [given, setGiven] = useState<{readonly name: string; readonly insteadOf?: string}>();
  const name = given && given.insteadOf === runName ? given.name : (runName ?? '');

  function nameIt(newName: string): void {
    setGiven({name: newName, ...(runName !== undefined && {insteadOf: runName})});
  }

  function open(shared: SharedDraft): void {
    nameIt(shared.name ?? '');
    onOpen(shared);
  }

  return (
    <div role="group" aria-label="Mapping" className={styles.keep}>
      <CopyButton code={draft.mapping} codeRef={mappingRef ?? hiddenRef} />
      {!mappingRef && (
        <pre ref={hiddenRef} aria-hidden="true" className={styles.hidden}>
          {draft.mapping}
        </pre>
      )}
      <ShareMenu draft={draft} sampleName={sampleName} />
      <SaveMenu mapping={draft.mapping} name={name} onName={nameIt} onOpen={open} />
      <MoreMenu draft={draft} name={name} onOpen={open} />
    </div>
  );
}
