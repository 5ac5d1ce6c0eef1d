import React, {type ReactNode} from 'react';
import WorkbenchDoor from '../../components/WorkbenchDoor';

export interface Props {
  readonly children: ReactNode;
}

/** The workbench is above the router, so it stays open when the reader moves between pages. */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <WorkbenchDoor />
    </>
  );
}
