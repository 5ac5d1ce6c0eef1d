import React, {useState, type ReactNode} from 'react';
import type {RunFile} from '../../../engine/workbenchMessages';
import {textOfBlob} from '../../../values/textOfBlob';
import type {Draft} from '../state/draft';
import type {Explain, Probe} from '../state/probe';
import {replaceFile} from './addFiles';
import DataSwitch from './DataSwitch';
import FilePreview from './FilePreview';
import {inspectedFile} from './inspectedFile';
import TextEditor from './TextEditor';

export interface Props {
  readonly file: RunFile;
  readonly probe: Probe;
  readonly explain?: Explain;
  readonly onInsert?: (text: string) => void;
  readonly onChange: (update: (draft: Draft) => Draft) => void;
}

interface Editing {
  readonly text: string;
  /** The IDs of the contents that were edited here. Another ID means that the file was replaced. */
  readonly ids: readonly string[];
}

/** The file that `$` refers to: a preview, or an editor for its text. */
export default function SelectedFile({file, probe, explain, onInsert, onChange}: Props): ReactNode {
  const [editing, setEditing] = useState<Editing>();

  async function edit(text: string): Promise<void> {
    const edited = await inspectedFile(file.name, new Blob([text]), file.isData);
    setEditing((before) => before && {text, ids: [...before.ids, edited.id]});
    onChange((latest) => replaceFile(latest, edited));
  }

  function open(text: string): void {
    // If some bytes aren't valid text, editing would replace them.
    if (!text.includes('\ufffd')) {
      setEditing({text, ids: [file.id]});
    }
  }

  if (editing?.ids.includes(file.id)) {
    return (
      <TextEditor
        name={file.name}
        text={editing.text}
        onEdit={edit}
        onClose={() => setEditing(undefined)}
      />
    );
  }
  return (
    <>
      <FilePreview
        file={file}
        probe={probe}
        explain={explain}
        onInsert={onInsert}
        onEditText={() => void textOfBlob(file.content).then(open)}
      />
      <DataSwitch
        file={file}
        onChange={(isData) => onChange((latest) => replaceFile(latest, {...file, isData}))}
      />
    </>
  );
}
