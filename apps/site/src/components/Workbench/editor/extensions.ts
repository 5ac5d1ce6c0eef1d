import {closeBrackets} from '@codemirror/autocomplete';
import {history} from '@codemirror/commands';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView, placeholder} from '@codemirror/view';
import {completion} from './completion';
import {hover} from './help/hover';
import {signatureHelp} from './help/signatureHelp';
import type {ParsedMapping} from '../state/parsedMapping';
import type {Host} from './host';
import {mappingText, replacement} from './mappingText';
import {problems} from './problems';
import {coloured} from './typing/colours';
import {indentation} from './typing/indentation';
import {keys} from './typing/keys';
import {matchingBrackets} from './typing/matchingBrackets';

function listener(host: Host): Extension {
  return EditorView.updateListener.of(({docChanged, selectionSet, state, transactions}) => {
    if (docChanged && !transactions.some((each) => each.annotation(replacement))) {
      host.onEdit(state.field(mappingText));
    }
    if (docChanged || selectionSet) {
      host.onCursor(state.selection.main.head);
    }
  });
}

export function extensions(host: Host, initial: ParsedMapping): Extension {
  return [
    mappingText.init(() => initial),
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
