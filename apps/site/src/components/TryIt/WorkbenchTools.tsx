import React, {type ReactNode} from 'react';
import type {MappingFunctionFacts} from '@documentation/mapping/internal/language/types';
import {openWorkbench} from '../../workbenchRequests';
import type {Draft} from './draft/draft';
import {emptyCall} from './emptyCall';
import styles from '../Panel/panel.module.css';

export interface Props {
  readonly definition: MappingFunctionFacts;
  readonly draft: Draft;
}

function open({call: mapping, input}: Draft): void {
  switch (input.kind) {
    case 'sample':
      return openWorkbench({mapping, sample: {name: input.name, isData: false}});
    case 'file':
      return openWorkbench({
        mapping,
        file: {name: input.name, content: new Blob([new Uint8Array(input.bytes)])},
      });
    case 'text':
      return openWorkbench({mapping, file: {name: 'input.txt', content: new Blob([input.text])}});
    case 'json':
      return openWorkbench({mapping, text: input.text});
    default:
      return openWorkbench({mapping});
  }
}

/** Buttons that open the panel's call in the workbench, or add the function to the mapping that is there. */
export default function WorkbenchTools({definition, draft}: Props): ReactNode {
  return (
    <>
      <button type="button" className={styles.tool} onClick={() => open(draft)}>
        Open in workbench
      </button>
      <button
        type="button"
        className={styles.tool}
        title="Insert the call in the workbench"
        onClick={() => openWorkbench({insert: emptyCall(definition)})}>
        Insert
      </button>
    </>
  );
}
