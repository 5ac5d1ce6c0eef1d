import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';
import {isolateHistory} from '@codemirror/commands';
import {EditorView} from '@codemirror/view';
import {extensions, isExternal} from './extensions';
import type {Host, RunFailure} from './host';
import {setFailure} from './problems';

interface Options {
  readonly host: Host;
  readonly value: string;
  readonly failure: RunFailure | undefined;
}

/** The parent confirms what was typed within a few renders. Older values are forgotten. */
const MAX_UNCONFIRMED = 100;

/** Creates the editor in an element, and replaces its text if `value` isn't what was typed. */
export function useEditorView(
  place: RefObject<HTMLElement | null>,
  {host, value, failure}: Options,
): RefObject<EditorView | null> {
  const view = useRef<EditorView | null>(null);
  const hostRef = useRef(host);
  /** Values that were typed but haven't come back as `value` yet. The parent may be some renders behind. */
  const unconfirmed = useRef<string[]>([]);
  const initialValue = useRef(value);

  useLayoutEffect(() => {
    const onEdit = (typed: string) => {
      unconfirmed.current = [...unconfirmed.current.slice(-MAX_UNCONFIRMED), typed];
      host.onEdit(typed);
    };
    hostRef.current = {...host, onEdit};
  });

  useLayoutEffect(() => {
    const created = new EditorView({
      doc: initialValue.current,
      extensions: extensions(hostRef),
      parent: place.current!,
    });
    view.current = created;
    return () => created.destroy();
  }, [place]);

  useLayoutEffect(() => {
    const confirmed = unconfirmed.current.indexOf(value);
    const {state} = view.current!;
    if (confirmed >= 0) {
      unconfirmed.current.splice(0, confirmed + 1);
    } else if (!state.doc.eq(state.toText(value))) {
      view.current!.dispatch({
        changes: {from: 0, to: state.doc.length, insert: value},
        annotations: [isExternal.of(true), isolateHistory.of('full')],
      });
    }
  }, [value]);

  useEffect(() => {
    view.current!.dispatch({effects: setFailure.of(failure)});
  }, [failure]);

  return view;
}
