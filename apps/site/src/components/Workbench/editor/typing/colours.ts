import {RangeSetBuilder, type Extension} from '@codemirror/state';
import {Decoration, ViewPlugin, type DecorationSet, type EditorView} from '@codemirror/view';
import {colourNotation} from '@documentation/reference/internal/colouring/notationTokens';
import type {TokenKind} from '@documentation/reference/internal/colouring/tokens';

/** In a longer line, colouring starts where the visible part does, even if that is in the middle of a text. */
const MAX_HIDDEN_LENGTH = 5000;

const marks = Object.fromEntries(
  (['keyword', 'string', 'constant', 'function'] as const).map((kind) => [
    kind,
    Decoration.mark({class: `token-${kind}`}),
  ]),
) as Partial<Record<TokenKind, Decoration>>;

/** Colours what is visible. Text values can't contain line breaks, so each line can be read on its own. */
function colours({state: {doc}, visibleRanges}: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let done = 0;
  for (const {from, to} of visibleRanges) {
    const lineStart = doc.lineAt(from).from;
    let position = Math.max(done, from - lineStart > MAX_HIDDEN_LENGTH ? from : lineStart);
    for (const {text, kind} of colourNotation(doc.sliceString(position, to))) {
      const mark = marks[kind];
      if (mark) {
        builder.add(position, position + text.length, mark);
      }
      position += text.length;
    }
    done = Math.max(done, to);
  }
  return builder.finish();
}

/** Colours notation like the code blocks of the site. */
export const coloured: Extension = ViewPlugin.define(
  (view) => {
    const plugin = {
      decorations: colours(view),
      update(update: {docChanged: boolean; viewportChanged: boolean; view: EditorView}) {
        if (update.docChanged || update.viewportChanged) {
          plugin.decorations = colours(update.view);
        }
      },
    };
    return plugin;
  },
  {decorations: ({decorations}) => decorations},
);
