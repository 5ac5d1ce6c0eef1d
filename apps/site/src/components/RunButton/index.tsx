import React, {type ReactNode} from 'react';
import {openWorkbench} from '../../workbenchRequests';
import CodeButton from '../CodeButton';

export interface Props {
  readonly mapping: string;
  /** 'file orders.csv', 'file orders.csv,prices.csv', 'data order.json', or 'input' if the block before shows the input */
  readonly input: string;
}

/** Runs a mapping of a guide in the workbench, with the file that the guide uses. */
export default function RunButton({mapping, input}: Props): ReactNode {
  const [kind, names] = input.split(' ');
  const [name, ...others] = names?.split(',') ?? [];
  return (
    <CodeButton
      icon="M4.5 3v10l8-5z"
      onClick={({currentTarget: block}) =>
        openWorkbench({
          mapping,
          block,
          ...(name && {sample: {name, isData: kind === 'data', others}}),
        })
      }>
      Run
    </CodeButton>
  );
}
