import {Annotation, StateField, type EditorState} from '@codemirror/state';
import {parseMapping, type ParsedMapping} from '../state/parsedMapping';

/** Marks a change that replaces the mapping from outside the editor. */
export const replacement = Annotation.define<ParsedMapping>();

/** The text of the editor with its tree, which everything in the editor shares. It is parsed once per change. */
export const mappingText = StateField.define<ParsedMapping>({
  create: ({doc}) => parseMapping(doc.toString()),
  update: (mapping, transaction) =>
    transaction.docChanged
      ? (transaction.annotation(replacement) ?? parseMapping(transaction.newDoc.toString()))
      : mapping,
});

export function textIn(state: EditorState): string {
  return state.field(mappingText).text;
}
