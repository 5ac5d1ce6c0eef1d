import React, {useImperativeHandle, useRef, useState, type ReactNode, type Ref} from 'react';
import type {Range} from '@documentation/base/internal/values/range';
import type {Host, Problem, Problems, RunFailure} from './host';
import ProblemList from './ProblemList';
import {insertEdit} from './typing/insertEdit';
import {format} from './typing/keys';
import {useEditorView} from './useEditorView';
import './codeMirror.css';

export interface MappingEditorHandle {
  readonly focus: () => void;
  /** Inserts a call at the cursor and selects its first argument. */
  readonly insert: (call: string) => void;
  readonly select: (range: Range) => void;
  readonly format: () => void;
}

export interface Props extends Omit<Host, 'onProblems'> {
  readonly value: string;
  /** Why the last run failed, if the mapping is still the one that was run. */
  readonly failure: RunFailure | undefined;
  readonly ref?: Ref<MappingEditorHandle>;
}

/** The editor for mappings: CodeMirror with the site's own colours, completion and help. */
export default function MappingEditor({value, failure, ref, ...props}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<Problems>({notation: '', list: []});
  const host: Host = {...props, onProblems: setProblems};
  const view = useEditorView(place, {host, value, failure});

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
    const {insert: text, selection} = insertEdit(state.doc.toString(), {from, to}, call);
    view.current!.dispatch({changes: {from, to, insert: text}, userEvent: 'input.insert'});
    select({from: from + selection.from, to: from + selection.to});
  }

  function fix({from, to, replacement = ''}: Problem): void {
    view.current!.dispatch({changes: {from, to, insert: replacement}, userEvent: 'input.fix'});
    view.current!.focus();
  }

  useImperativeHandle(ref, () => ({
    focus: () => view.current!.focus(),
    insert,
    select,
    format: () => void format(view.current!),
  }));

  return (
    <div>
      <div ref={place} className="mapping-editor" />
      <ProblemList value={value} problems={problems} onSelect={select} onFix={fix} />
    </div>
  );
}
