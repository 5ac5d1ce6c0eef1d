import {indentService} from '@codemirror/language';
import {textIn} from '../mappingText';
import {contextAt} from '../context/contextAt';

const INDENT = 2;

/** Indents a new line two spaces deeper than the line with the enclosing bracket. */
export const indentation = indentService.of((context, position) => {
  const bracket = contextAt(textIn(context.state), position).brackets.at(-1);
  if (bracket === undefined) {
    return null;
  }
  const base = context.lineIndent(bracket);
  return /^\s*[)\]}]/.test(context.textAfterPos(position)) ? base : base + INDENT;
});
