import React, {type ReactNode} from 'react';
import Popover from '../Popover';
import type {SharedDraft} from '../sharedDraft';
import SavedMappings from './SavedMappings';

export interface Props {
  readonly mapping: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onOpen: (shared: SharedDraft) => void;
}

export default function SaveMenu({onOpen, ...props}: Props): ReactNode {
  return (
    <Popover label="Save" icon="M4 2.5h8v11L8 10.5l-4 3z">
      {(close) => (
        <SavedMappings
          {...props}
          onOpen={(shared) => {
            onOpen(shared);
            close();
          }}
        />
      )}
    </Popover>
  );
}
