import React, {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import {isolateHistory} from '@codemirror/commands';
import {EditorView} from '@codemirror/view';
import type {Range} from '@documentation/base/internal/values/range';
import type {ParsedMapping} from '../state/parsedMapping';
import {extensions} from './extensions';
import type {Host, Problem, RunFailure} from './host';
import {replacement, textIn} from './mappingText';
import ProblemList from './ProblemList';
import {setFailure} from './problems';
import {insertEdit} from './typing/insertEdit';
import {format} from './typing/keys';
import './codeMirror.css';

export interface MappingEditorHandle {
  readonly focus: () => void;
  /** Replaces the whole mapping, which can be undone. */
  readonly load: (mapping: ParsedMapping) => void;
  /** Changes a part of the mapping for the reader. */
  readonly replace: (range: Range, text: string) => void;
  /** Inserts a call at the cursor and selects its first argument. */
  readonly insert: (call: string) => void;
  readonly select: (range: Range) => void;
  readonly format: () => void;
}

export interface Props {
  /** The mapping at first. Afterwards, the editor has the newest text, and reports each change. */
  readonly initial: () => ParsedMapping;
  /** Read once. */
  readonly host: Omit<Host, 'onProblems'>;
  /** Why the last run failed. */
  readonly failure: RunFailure | undefined;
  readonly ref?: Ref<MappingEditorHandle>;
}

/** What the last check found. */
interface Checked {
  readonly notation: string;
  readonly problems: readonly Problem[];
  readonly isOutdated: boolean;
}

/** The editor for mappings: CodeMirror with the site's own colours, completion and help. */
export default function MappingEditor({initial, host, failure, ref}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [checked, setChecked] = useState<Checked>({notation: '', problems: [], isOutdated: false});

  const create = useEffectEvent(() => {
    const mapping = initial();
    const onProblems = (found: readonly Problem[] | undefined) =>
      setChecked((before) => {
        if (found) {
          return {notation: textIn(view.current!.state), problems: found, isOutdated: false};
        }
        return before.problems.length > 0 ? {...before, isOutdated: true} : before;
      });
    return new EditorView({
      doc: mapping.text,
      extensions: extensions({...host, onProblems}, mapping),
      parent: place.current!,
    });
  });
  useLayoutEffect(() => {
    const created = create();
    view.current = created;
    return () => created.destroy();
  }, []);
  useEffect(() => {
    view.current!.dispatch({effects: setFailure.of(failure)});
  }, [failure]);

  function select({from, to}: Range): void {
    const {length} = view.current!.state.doc;
    view.current!.dispatch({
      selection: {anchor: Math.min(from, length), head: Math.min(to, length)},
      scrollIntoView: true,
    });
    view.current!.focus();
  }

  function insert(call: string): void {
    const {state} = view.current!;
    const {from, to} = state.selection.main;
    const {insert: text, selection} = insertEdit(textIn(state), {from, to}, call);
    view.current!.dispatch({changes: {from, to, insert: text}, userEvent: 'input.insert'});
    select({from: from + selection.from, to: from + selection.to});
  }

  function fix({from, to, replacement: text = ''}: Problem): void {
    view.current!.dispatch({changes: {from, to, insert: text}, userEvent: 'input.fix'});
    view.current!.focus();
  }

  useImperativeHandle(ref, () => ({
    focus: () => view.current!.focus(),
    load: (mapping) => {
      const {state} = view.current!;
      if (mapping.text !== textIn(state)) {
        view.current!.dispatch({
          changes: {from: 0, to: state.doc.length, insert: mapping.text},
          annotations: [replacement.of(mapping), isolateHistory.of('full')],
        });
      }
    },
    replace: ({from, to}, text) =>
      view.current!.dispatch({
        changes: {from, to, insert: text},
        annotations: isolateHistory.of('full'),
      }),
    insert,
    select,
    format: () => void format(view.current!),
  }));

  return (
    <div>
      <div ref={place} className="mapping-editor" />
      <ProblemList {...checked} onSelect={select} onFix={fix} />
    </div>
  );
}
