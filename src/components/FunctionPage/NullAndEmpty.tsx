import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {NullPolicy} from '../../../functions/language/types';
import Prose from '../Prose';
import type {Props} from './Props';

const sentenceByPolicy: Readonly<Record<NullPolicy, string>> = {
  'passes on': 'Null in, null out.',
  skips: 'Null items are skipped, and a null list returns null.',
  value: 'Null is treated like any other value.',
  default: 'A parameter sets what to use instead of null.',
  'no data': 'The function takes no data.',
};

export default function NullAndEmpty({of}: Props): ReactNode {
  return (
    <p>
      <Link to="/platformRef/#null-missing-and-empty">{sentenceByPolicy[of.nullPolicy]}</Link>{' '}
      <Prose>{of.nullAndEmpty}</Prose>
    </p>
  );
}
