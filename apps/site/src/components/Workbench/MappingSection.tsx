import React, {memo, useId, type ReactNode, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {functionPath} from '../../functionPath';
import MappingEditor, {type MappingEditorHandle} from './editor';
import EditorKeys from './editor/EditorKeys';
import type {Workbench} from './state/createWorkbench';
import type {Probe} from './state/probe';
import {useStore} from './state/store';
import styles from './styles.module.css';

export interface Props {
  readonly workbench: Workbench;
  readonly probe: Probe;
  readonly editorRef: RefObject<MappingEditorHandle | null>;
}

/** The editor of the mapping, with its buttons. */
function MappingSection({workbench, probe, editorRef}: Props): ReactNode {
  const headingId = useId();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const failure = useStore(workbench, ({outcome}) =>
    outcome && 'failure' in outcome ? outcome.failure : undefined,
  );
  const functionUrl = (name: string) => withBaseUrl(functionPath(name));
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.heading}>
          Mapping
        </h3>
        <button type="button" className={styles.tool} onClick={() => editorRef.current?.format()}>
          Format
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={workbench.runNow}>
          Run
        </button>
      </div>
      <MappingEditor
        ref={editorRef}
        initial={() => workbench.get().parsed}
        failure={failure}
        host={{
          onEdit: workbench.type,
          onCursor: workbench.cursor.set,
          onRun: workbench.runNow,
          onOpenPage: (name) => history.push(functionUrl(name)),
          functionUrl,
          probe,
          fileNames: () => workbench.get().draft.files.map(({name}) => name),
        }}
      />
      <details className={styles.keys}>
        <summary>Keyboard</summary>
        <EditorKeys />
      </details>
    </section>
  );
}

export default memo(MappingSection);
