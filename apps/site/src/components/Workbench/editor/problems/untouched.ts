import {forEachDiagnostic, setDiagnosticsEffect, type Diagnostic} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';

/** Removes the underline as soon as its text is edited. A check after the pause restores it if needed. */
export const onlyUntouched = EditorState.transactionExtender.of(
  ({docChanged, changes, startState}) => {
    const kept: Diagnostic[] = [];
    let count = 0;
    if (docChanged) {
      forEachDiagnostic(startState, (diagnostic, from, to) => {
        count += 1;
        if (!changes.touchesRange(from, to)) {
          kept.push({...diagnostic, from: changes.mapPos(from), to: changes.mapPos(to)});
        }
      });
    }
    return kept.length < count ? {effects: setDiagnosticsEffect.of(kept)} : null;
  },
);
