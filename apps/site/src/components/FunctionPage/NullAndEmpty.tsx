import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {nullSentence} from '@documentation/mapping/internal/language/nullSentence';
import Prose from '../Prose';
import type {Props} from './Props';

/** Functions that accept no data have no sentence. */
export default function NullAndEmpty({of}: Props): ReactNode {
  const sentence = nullSentence(of);
  return (
    <p>
      {sentence !== undefined && (
        <Link to="/platformRef/#null-missing-and-empty">
          <Prose withoutLinks>{sentence}</Prose>
        </Link>
      )}{' '}
      <Prose>{of.nullAndEmpty}</Prose>
    </p>
  );
}
