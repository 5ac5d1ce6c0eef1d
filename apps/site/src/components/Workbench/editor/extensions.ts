import {closeBrackets} from '@codemirror/autocomplete';
import {history} from '@codemirror/commands';
import {Annotation, EditorState, type Extension} from '@codemirror/state';
import {EditorView, placeholder} from '@codemirror/view';
import {completion} from './completion';
import {hover} from './help/hover';
import {signatureHelp} from './help/signatureHelp';
import type {HostRef} from './host';
import {problems} from './problems';
import {coloured} from './typing/colours';
import {indentation} from './typing/indentation';
import {keys} from './typing/keys';
import {matchingBrackets} from './typing/matchingBrackets';

/** Marks a change that comes from the component around the editor, not from the reader. */
export const isExternal = Annotation.define<boolean>();

function listener(host: HostRef): Extension {
  return EditorView.updateListener.of(({docChanged, selectionSet, state, transactions}) => {
    if (docChanged && !transactions.some((transaction) => transaction.annotation(isExternal))) {
      host.current.onEdit(state.doc.toString());
    }
    if (docChanged || selectionSet) {
      host.current.onCursor(state.selection.main.head);
    }
  });
}

export function extensions(host: HostRef): Extension {
  return [
    EditorView.contentAttributes.of({
      'aria-label': 'Mapping',
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    }),
    EditorView.lineWrapping,
    EditorState.tabSize.of(2),
    EditorState.languageData.of(() => [{closeBrackets: {before: ')]}:;>,'}}]),
    placeholder('Write a mapping, or start typing a function name'),
    keys(host),
    history(),
    closeBrackets(),
    coloured,
    matchingBrackets,
    indentation,
    completion(host),
    signatureHelp(),
    hover(host),
    problems(host),
    listener(host),
  ];
}
