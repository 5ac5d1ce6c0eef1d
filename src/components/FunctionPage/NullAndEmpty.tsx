import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {NullPolicy} from '../../../functions/language/types';
import Prose from '../Prose';
import type {Props} from './Props';

const sentenceByPolicy: Readonly<Record<NullPolicy, string>> = {
  'passes on': 'Null in, null out.',
  skips: 'Null inside a list is left out, and a null list gives null.',
  value: 'Null is a value like any other.',
  default: 'A parameter says what to use in place of null.',
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
