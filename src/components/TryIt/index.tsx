import React, {type ReactNode} from 'react';
import {formatCall} from '../../../functions/language/formatCall';
import type {MappingFunctionFacts} from '../../../functions/language/types';
import CallAndOutcome from '../CallAndOutcome';
import {LazyPanel, panelCode} from '../Panel/place';

export interface Props {
  readonly of: MappingFunctionFacts;
}

const code = panelCode(() => import('./CallPanel'));

/** The live panel of a mapping function. */
export default function TryIt({of}: Props): ReactNode {
  const [example] = of.examples;
  return (
    <LazyPanel definition={of} code={code}>
      <CallAndOutcome call={formatCall(of, example!.args)} example={example!} />
    </LazyPanel>
  );
}
