import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

export interface Props {
  /** Text of a definition, in which `backticks` mark code. */
  readonly children: string;
  /** For text with what a reader typed: a function that it names need not exist. */
  readonly withoutLinks?: boolean;
}

/** 'Logical.If', 'Readers.PDF.ReadTables'; the build fails where there is no such page. */
const mappingFunction = /^[A-Z]\w*(?:\.[A-Z]\w*)+$/;

/** Writes text of a definition, with its code spans; one that names a mapping function leads there. */
export default function Prose({children, withoutLinks = false}: Props): ReactNode {
  return children.split('`').map((part, index) => {
    if (index % 2 === 0) {
      return part;
    }
    return mappingFunction.test(part) && !withoutLinks ? (
      <Link key={index} to={`/platformRef/mappingFunctions/${part.replaceAll('.', '/')}`}>
        <code>{part}</code>
      </Link>
    ) : (
      <code key={index}>{part}</code>
    );
  });
}
