import {StateField, type EditorState, type Extension} from '@codemirror/state';
import {Decoration, EditorView, type DecorationSet} from '@codemirror/view';
import {textIn} from '../mappingText';
import {bracketPair} from './bracketPair';

/** In longer text, reading all of it at each move of the cursor would be slow. */
const MAX_LENGTH = 20_000;

const mark = Decoration.mark({class: 'cm-matchingBracket'});

function marks(state: EditorState): DecorationSet {
  const {doc, selection} = state;
  const {empty, head} = selection.main;
  const pair =
    empty && doc.length <= MAX_LENGTH && /[()[\]{}]/.test(doc.sliceString(head - 1, head + 1))
      ? bracketPair(textIn(state), head)
      : undefined;
  return pair ? Decoration.set(pair.map((at) => mark.range(at, at + 1))) : Decoration.none;
}

/** Marks the bracket at the cursor and its counterpart. CodeMirror's own matching would count brackets in text. */
export const matchingBrackets: Extension = StateField.define<DecorationSet>({
  create: marks,
  update: (value, {docChanged, selection, state}) =>
    docChanged || selection ? marks(state) : value,
  provide: (field) => EditorView.decorations.from(field),
});
