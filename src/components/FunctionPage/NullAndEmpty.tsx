import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {NullPolicy} from '../../../functions/language/types';
import Prose from '../Prose';
import type {Props} from './Props';

/** The sentence for each null policy. Functions that accept no data don't have this section. */
const sentenceByPolicy: Readonly<Record<Exclude<NullPolicy, 'no data'>, string>> = {
  'passes on': 'Null in, null out.',
  skips: 'Null items are skipped.',
  value: 'Null is treated like any other value.',
  default: 'A parameter sets what to use instead of null.',
};

function sentenceFor({nullPolicy, parameters}: Props['of']): string | undefined {
  if (nullPolicy === 'no data') {
    return undefined;
  }
  const hasRequiredList = Object.values(parameters).some(
    ({data, rest, default: fallback}) => data && !rest && fallback === undefined,
  );
  return nullPolicy === 'skips' && hasRequiredList
    ? 'Null items are skipped, and a null list returns null.'
    : sentenceByPolicy[nullPolicy];
}

export default function NullAndEmpty({of}: Props): ReactNode {
  return (
    <p>
      <Link to="/platformRef/#null-missing-and-empty">{sentenceFor(of)}</Link>{' '}
      <Prose>{of.nullAndEmpty}</Prose>
    </p>
  );
}
