import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {functionPath} from '../../functionPath';

export interface Props {
  /** Text from a definition, in which `backticks` mark code. */
  readonly children: string;
  /** Set for text that quotes the reader's input, which may name functions that don't exist. */
  readonly withoutLinks?: boolean;
}

/** Matches function names, such as 'Readers.PDF.ReadTables'. The build fails if a function has no page. */
const functionName = /^[A-Z]\w*(?:\.[A-Z]\w*)+$/;

/** Shows text from a definition with its code spans. A code span that names a function links to its page. */
export default function Prose({children, withoutLinks = false}: Props): ReactNode {
  return children.split('`').map((part, index) => {
    if (index % 2 === 0) {
      return part;
    }
    return functionName.test(part) && !withoutLinks ? (
      <Link key={index} to={functionPath(part)}>
        <code>{part}</code>
      </Link>
    ) : (
      <code key={index}>{part}</code>
    );
  });
}
