import type {EditorView} from '@codemirror/view';

/**
 * Puts the selection back if underlining has moved it to the start. Within 200 ms of the focus,
 * CodeMirror leaves it there, and what is typed next would be inserted at the start.
 */
export function restoreSelection(view: EditorView): void {
  const shown = document.getSelection();
  const {anchor, head} = view.state.selection.main;
  if (
    view.hasFocus &&
    shown?.isCollapsed &&
    view.contentDOM.contains(shown.focusNode) &&
    view.posAtDOM(shown.focusNode!, shown.focusOffset) === 0 &&
    (anchor > 0 || head > 0)
  ) {
    const from = view.domAtPos(anchor);
    const to = view.domAtPos(head);
    shown.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
  }
}
