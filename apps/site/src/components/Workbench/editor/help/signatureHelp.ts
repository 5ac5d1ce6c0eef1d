import {
  MapMode,
  StateEffect,
  StateField,
  type EditorState,
  type Extension,
} from '@codemirror/state';
import {EditorView, showTooltip, ViewPlugin, type Command, type Tooltip} from '@codemirror/view';
import {loadCatalogue} from '../catalogue';
import {contextAt} from '../context/contextAt';
import {currentParameter, type Catalogue} from '../context/parameters';
import {textIn} from '../mappingText';
import {signatureCard} from './cards';

interface Help {
  readonly catalogue: Catalogue;
  readonly isOpen: boolean;
  /** The start of the call whose help the reader closed. */
  readonly closedFor: number | undefined;
  /** What the tooltip shows. If it stays the same, so does the tooltip. */
  readonly shown: string;
  readonly tooltip: Tooltip | null;
}

const setCatalogue = StateEffect.define<Catalogue>();
const setOpen = StateEffect.define<boolean>();

/** Finds the call that the cursor is in, and keeps the tooltip if nothing has changed. */
function refresh(help: Help, state: EditorState): Help {
  const {main} = state.selection;
  const call =
    help.isOpen && main.empty ? contextAt(textIn(state), main.head).calls.at(-1) : undefined;
  const entry = call && help.catalogue.get(call.name);
  if (!entry || call.from === help.closedFor) {
    return {...help, isOpen: help.isOpen && !!call, shown: '', tooltip: null};
  }
  const parameter = currentParameter(entry, call);
  const shown = `${call.from} ${entry.name} ${parameter?.name}`;
  const create = () => ({dom: signatureCard(entry, parameter)});
  return shown === help.shown
    ? {...help, closedFor: undefined}
    : {...help, closedFor: undefined, shown, tooltip: {pos: call.from, above: true, create}};
}

const helpField = StateField.define<Help>({
  create: () => ({
    catalogue: new Map(),
    isOpen: false,
    closedFor: undefined,
    shown: '',
    tooltip: null,
  }),
  update(help, transaction) {
    let {catalogue, isOpen, closedFor} = help;
    if (closedFor !== undefined) {
      closedFor = transaction.changes.mapPos(closedFor, 1, MapMode.TrackDel) ?? undefined;
    }
    for (const effect of transaction.effects) {
      if (effect.is(setCatalogue)) {
        catalogue = effect.value;
      } else if (effect.is(setOpen)) {
        isOpen = effect.value;
        closedFor = undefined;
        if (!isOpen && help.tooltip) {
          closedFor = help.tooltip.pos;
        }
      }
    }
    // Help opens when a reader types in a call, not when they click somewhere to read.
    isOpen =
      transaction.isUserEvent('input') || (isOpen && !transaction.isUserEvent('select.pointer'));
    const isSame =
      !transaction.docChanged && !transaction.selection && transaction.effects.length === 0;
    return isSame ? help : refresh({...help, catalogue, isOpen, closedFor}, transaction.state);
  },
  provide: (field) => showTooltip.from(field, ({tooltip}) => tooltip),
});

const loader = ViewPlugin.define((view) => {
  let isDestroyed = false;
  void loadCatalogue().then((catalogue) => {
    if (!isDestroyed) {
      view.dispatch({effects: setCatalogue.of(catalogue)});
    }
  });
  return {
    destroy: () => {
      isDestroyed = true;
    },
  };
});

/** Shows the signature of the call that is being typed, with the current parameter in bold. */
export function signatureHelp(): Extension {
  return [
    helpField,
    loader,
    EditorView.focusChangeEffect.of((_state, isFocused) => (isFocused ? null : setOpen.of(false))),
  ];
}

export const closeSignature: Command = (view) => {
  const isShown = view.state.field(helpField).tooltip !== null;
  if (isShown) {
    view.dispatch({effects: setOpen.of(false)});
  }
  return isShown;
};

export const openSignature: Command = (view) => {
  view.dispatch({effects: setOpen.of(true)});
  return true;
};
