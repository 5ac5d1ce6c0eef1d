import React, {useId, type ReactNode, type Ref} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Failure} from '../../engine/messages';
import {functionPath} from '../../functionPath';
import MappingEditor, {type MappingEditorHandle} from './editor';
import EditorKeys from './editor/EditorKeys';
import type {Draft} from './state/draft';
import type {Probe} from './state/probe';
import styles from './styles.module.css';

export interface Props {
  readonly draft: Draft;
  /** Why the last run failed. */
  readonly failure: Failure | undefined;
  readonly probe: Probe;
  readonly editorRef: Ref<MappingEditorHandle>;
  readonly onEdit: (mapping: string) => void;
  readonly onCursor: (position: number) => void;
  readonly onFormat: () => void;
  readonly onRun: () => void;
}

/** The editor of the mapping, with its buttons. */
export default function MappingSection({
  draft,
  failure,
  probe,
  editorRef,
  onEdit,
  onCursor,
  onFormat,
  onRun,
}: Props): ReactNode {
  const headingId = useId();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const functionUrl = (name: string) => withBaseUrl(functionPath(name));
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.heading}>
          Mapping
        </h3>
        <button type="button" className={styles.tool} onClick={onFormat}>
          Format
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onRun}>
          Run
        </button>
      </div>
      <MappingEditor
        ref={editorRef}
        value={draft.mapping}
        failure={failure?.call === draft.mapping ? failure : undefined}
        fileNames={draft.files.map(({name}) => name)}
        probe={probe}
        functionUrl={functionUrl}
        onEdit={onEdit}
        onCursor={onCursor}
        onOpenPage={(name) => history.push(functionUrl(name))}
        onRun={onRun}
      />
      <details className={styles.keys}>
        <summary>Keyboard</summary>
        <EditorKeys />
      </details>
    </section>
  );
}
