import React, {type ReactNode} from 'react';
import type {Draft} from '../../state/draft';
import Popover from '../Popover';
import ShareLink from './ShareLink';

export interface Props {
  readonly draft: Draft;
  readonly sampleName: string | undefined;
}

export default function ShareMenu(props: Props): ReactNode {
  return (
    <Popover
      label="Share"
      icon="M6.5 9.5a3 3 0 0 0 4.5.3l2-2a3 3 0 0 0-4.3-4.2l-1 1m1.8 1.9a3 3 0 0 0-4.5-.3l-2 2a3 3 0 0 0 4.3 4.2l1-1">
      {() => <ShareLink {...props} />}
    </Popover>
  );
}
