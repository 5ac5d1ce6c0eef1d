import React, {type ReactNode} from 'react';
import {formatCall} from '@documentation/mapping/internal/language/formatCall';
import type {MappingFunctionFacts} from '@documentation/mapping/internal/language/types';
import CallAndOutcome from '../CallAndOutcome';
import {LazyPanel, panelCode} from '../Panel/place';
import {loadRareParts} from '../Panel/rareParts';

export interface Props {
  readonly of: MappingFunctionFacts;
}

// The only dynamic import of './CallPanel', because the bundler writes a separate file for each import.
const loadPanel = () => import('./CallPanel');
const code = panelCode(loadPanel);
const codeWithRareParts = panelCode(async () => {
  const [panel] = await Promise.all([loadPanel(), loadRareParts()]);
  return panel;
});

/** Whether the form needs more than plain values: an input, the time, dates or a list of arguments. */
function needsRareParts({examples, parameters, pure}: MappingFunctionFacts): boolean {
  return (
    pure === false ||
    examples.some(({input}) => input !== undefined) ||
    Object.values(parameters).some(({rest, type}) => rest || /Date/.test(String(type)))
  );
}

/** The live panel of a mapping function. */
export default function TryIt({of}: Props): ReactNode {
  const [example] = of.examples;
  return (
    <LazyPanel definition={of} code={needsRareParts(of) ? codeWithRareParts : code}>
      <CallAndOutcome call={formatCall(of, example!.args)} example={example!} />
    </LazyPanel>
  );
}
