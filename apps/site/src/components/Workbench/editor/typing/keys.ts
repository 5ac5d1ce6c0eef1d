import {acceptCompletion, closeBracketsKeymap, closeCompletion} from '@codemirror/autocomplete';
import {
  historyKeymap,
  indentLess,
  indentMore,
  moveLineDown,
  moveLineUp,
  standardKeymap,
} from '@codemirror/commands';
import {nextDiagnostic, previousDiagnostic} from '@codemirror/lint';
import {Prec, StateEffect, StateField, type Extension} from '@codemirror/state';
import {
  closeHoverTooltips,
  EditorView,
  hasHoverTooltips,
  keymap,
  type Command,
} from '@codemirror/view';
import {explainAtCursor} from '../help/hover';
import {closeSignature, openSignature} from '../help/signatureHelp';
import type {Host} from '../host';
import {mappingText} from '../mappingText';
import {formatEdit} from './formatEdit';

const toggleTab = StateEffect.define();

/** Whether Tab indents instead of moving the focus. */
const tabIndents = StateField.define<boolean>({
  create: () => false,
  update: (value, {effects}) => (effects.some((effect) => effect.is(toggleTab)) ? !value : value),
});

const toggleTabKey: Command = (view) => {
  const message = view.state.field(tabIndents)
    ? 'Tab moves the focus again.'
    : 'Tab indents now. Press Control and M to move the focus with Tab again.';
  view.dispatch({effects: [toggleTab.of(null), EditorView.announce.of(message)]});
  return true;
};

/** Runs a command only while Tab indents. */
const whileTabIndents =
  (command: Command): Command =>
  (view) =>
    view.state.field(tabIndents) && command(view);

const closeHover: Command = (view) => {
  const isOpen = hasHoverTooltips(view.state);
  if (isOpen) {
    view.dispatch({effects: closeHoverTooltips});
  }
  return isOpen;
};

const closePopup: Command = (view) =>
  closeCompletion(view) || closeHover(view) || closeSignature(view);

export const format: Command = (view) => {
  const {state} = view;
  const edit = formatEdit(state.field(mappingText), state.selection.main.head);
  if (edit) {
    view.dispatch({
      changes: {from: 0, to: state.doc.length, insert: edit.text},
      selection: {anchor: edit.cursor},
      userEvent: 'format',
      scrollIntoView: true,
    });
  }
  return true;
};

export function keys(host: Host): Extension {
  function run(): boolean {
    host.onRun();
    return true;
  }

  return [
    tabIndents,
    // Before the completion's own keys, whose Escape would reach the dock and close it.
    Prec.highest(
      keymap.of([
        {key: 'Escape', run: closePopup, stopPropagation: true},
        {key: 'Mod-Enter', run, stopPropagation: true},
      ]),
    ),
    keymap.of([
      {key: 'Tab', run: acceptCompletion},
      {key: 'Tab', run: whileTabIndents(indentMore), shift: whileTabIndents(indentLess)},
      {key: 'Ctrl-m', run: toggleTabKey},
      {key: 'F2', run: explainAtCursor},
      {key: 'F8', run: nextDiagnostic, shift: previousDiagnostic, preventDefault: true},
      {key: 'Shift-Alt-f', run: format},
      {key: 'Mod-Shift-Space', run: openSignature},
      {key: 'Alt-ArrowUp', run: moveLineUp},
      {key: 'Alt-ArrowDown', run: moveLineDown},
      ...closeBracketsKeymap,
      ...historyKeymap,
      ...standardKeymap,
    ]),
  ];
}
