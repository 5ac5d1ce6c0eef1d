import {
  autocompletion,
  insertBracket,
  pickedCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type {Extension} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import {loadCatalogue} from '../catalogue';
import {completionInfo} from '../help/cards';
import type {Host} from '../host';
import {textIn} from '../mappingText';
import {matchedPart, matching} from './matching';
import type {Suggestion} from './suggestion';
import {suggestionsAt} from './suggestionsAt';

/** While the typed text matches, the list is only filtered, not requested again. */
const restOfName = /^(?:"[^"\n]*|[\w$@\u0080-\u{10ffff}][\w$@.\u0080-\u{10ffff}]*)$/u;
const restOfField = /^(?:"[^"\n]*|[\w\u0080-\u{10ffff}]*)$/u;

/** When the typed text ends like this, the list closes immediately. */
const endOfValue = /[,:)\]}\s]$/;

/** Replaces the typed text, including quotation marks and brackets that the suggestion contains too. */
function insert(
  view: EditorView,
  completion: Completion,
  {from, to}: {from: number; to: number},
  suggestion: Suggestion,
): void {
  const {replaceBefore = '', replaceAfter = ''} = suggestion;
  const isCall = suggestion.kind === 'function';
  const after = view.state.sliceDoc(to, to + 2);
  const hasParentheses = isCall && after.startsWith('(');
  const text = suggestion.insert;
  const start = from - replaceBefore.length;
  const replaced = [replaceAfter, ...replaceAfter].find((part) => after.startsWith(part)) ?? '';
  view.dispatch({
    changes: {from: start, to: to + replaced.length, insert: text},
    selection: {anchor: start + text.length + (hasParentheses ? 1 : 0)},
    annotations: pickedCompletion.of(completion),
    userEvent: 'input.complete',
    scrollIntoView: true,
  });
  if (isCall && !hasParentheses) {
    insertParentheses(view);
  }
}

/** Inserts the parentheses as if typed, so typing the closing one moves past it. */
function insertParentheses(view: EditorView): void {
  const {head} = view.state.selection.main;
  view.dispatch(
    insertBracket(view.state, '(') ?? {
      changes: {from: head, insert: '()'},
      selection: {anchor: head + 1},
      userEvent: 'input.type',
    },
  );
}

function toCompletion(suggestion: Suggestion): Completion {
  const {kind, label, detail, info} = suggestion;
  return {
    type: kind,
    label,
    detail,
    ...(info !== undefined && {info: () => completionInfo(info)}),
    apply: (view, completion, from, to) => insert(view, completion, {from, to}, suggestion),
  };
}

/** Closes the list without waiting for the next one. */
function closedList(from: number): CompletionResult {
  return {from, options: [], filter: false, update: () => null};
}

/**
 * The list for the typed text. Further typing filters it, without asking for the fields of the data again. Only a list
 * that was requested without any text may be incomplete.
 */
function resultFor(from: number, list: readonly Suggestion[], typed: string): CompletionResult {
  const restOfText = list[0]?.kind === 'field' ? restOfField : restOfName;
  return {
    from,
    options: matching(list, typed).map(toCompletion),
    filter: false,
    getMatch: ({label}) => matchedPart(label, typed),
    update: (_current, start, end, {state}) => {
      const text = state.sliceDoc(start, end);
      const isComplete = typed !== '' || restOfText === restOfField;
      if (isComplete && restOfText.test(text)) {
        return resultFor(start, list, text);
      }
      return endOfValue.test(text) ? closedList(start) : null;
    },
  };
}

/** Completes functions, parameters, values and the fields of the reader's own data. */
export function completion(host: Host): Extension {
  async function source({
    state,
    pos,
    explicit,
  }: CompletionContext): Promise<CompletionResult | null> {
    const suggestions = await suggestionsAt({
      notation: textIn(state),
      position: pos,
      catalogue: await loadCatalogue(),
      fileNames: host.fileNames(),
      probe: host.probe,
      isExplicit: explicit,
    });
    return (
      (suggestions &&
        resultFor(suggestions.from, suggestions.list, state.sliceDoc(suggestions.from, pos))) ??
      null
    );
  }

  return autocompletion({
    override: [source],
    icons: false,
    maxRenderedOptions: 60,
    activateOnCompletion: ({type}) => type === 'parameter',
    positionInfo: (_view, list, _option, info, space) => ({
      style: list.bottom + info.bottom - info.top <= space.bottom ? 'top: 100%' : 'bottom: 100%',
    }),
  });
}
