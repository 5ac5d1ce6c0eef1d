import React, {useMemo, type ReactNode} from 'react';
import type {Probe} from '../../state/probe';
import FilePreview from '../../files/FilePreview';
import {newFile} from '../../state/draft';

export interface Props {
  readonly bytes: Uint8Array;
  /** 'result.xlsx' */
  readonly name: string;
  readonly probe: Probe;
}

/** A file that a writer produced, shown according to its kind. */
export default function ProducedFile({bytes, name, probe}: Props): ReactNode {
  const file = useMemo(
    () => newFile(name, new Blob([new Uint8Array(bytes)]), false),
    [bytes, name],
  );
  return <FilePreview file={file} probe={probe} />;
}
