import {completionStatus} from '@codemirror/autocomplete';
import {setDiagnostics, type Diagnostic} from '@codemirror/lint';
import {StateEffect, type Extension} from '@codemirror/state';
import {ViewPlugin, type EditorView, type ViewUpdate} from '@codemirror/view';
import unlisted from '@generated/function-tables/default/unlisted.json';
import {loadCatalogue} from '../catalogue';
import type {Host, Problem, RunFailure} from '../host';
import {mappingText} from '../mappingText';
import {problemsIn} from './problemsIn';
import {restoreSelection} from './restoreSelection';
import {onlyUntouched} from './untouched';

/** Mistakes show after a short pause, because text that is being typed is always incomplete. */
const PAUSE_MS = 400;

/** Shows why the last run failed, as long as the mapping is the one that failed. */
export const setFailure = StateEffect.define<RunFailure | undefined>();

function diagnosticOf(problem: Problem): Diagnostic {
  const {from, to, message, replacement} = problem;
  return {
    from,
    to,
    message: message.replaceAll('`', ''),
    severity: 'error',
    ...(replacement !== undefined && {
      actions: [
        {
          name: `Change to ${replacement}`,
          apply: (view: EditorView, start: number, end: number) =>
            view.dispatch({
              changes: {from: start, to: end, insert: replacement},
              userEvent: 'input.fix',
            }),
        },
      ],
    }),
  };
}

/** Underlines mistakes and the part that failed in the last run. */
export function problems(host: Host): Extension {
  class Problems {
    private timer: ReturnType<typeof setTimeout> | undefined;
    private failure: RunFailure | undefined;

    constructor(private readonly view: EditorView) {
      this.schedule(PAUSE_MS);
    }

    update({docChanged, transactions}: ViewUpdate): void {
      if (docChanged) {
        host.onProblems(undefined);
        this.schedule(PAUSE_MS);
      }
      for (const effect of transactions.flatMap(({effects}) => effects)) {
        if (effect.is(setFailure) && effect.value !== this.failure) {
          this.failure = effect.value;
          this.schedule(0);
        }
      }
    }

    destroy(): void {
      clearTimeout(this.timer);
      this.timer = undefined;
    }

    private schedule(delayMs: number): void {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.show(), delayMs);
    }

    private async show(): Promise<void> {
      // A name that is being completed isn't a mistake yet.
      if (completionStatus(this.view.state) === 'active') {
        this.schedule(PAUSE_MS);
        return;
      }
      const {timer} = this;
      const catalogue = await loadCatalogue();
      // An edit in the meantime has started another timer.
      if (timer !== this.timer) {
        return;
      }
      const mapping = this.view.state.field(mappingText);
      const found = problemsIn(mapping, catalogue, unlisted as readonly string[]);
      const {call, range, message = ''} = this.failure ?? {};
      const isKnown = found.some(({from, to}) => from === range?.from && to === range.to);
      const failed = range && !isKnown && call === mapping.text ? [{...range, message}] : [];
      this.view.dispatch(setDiagnostics(this.view.state, [...found, ...failed].map(diagnosticOf)));
      restoreSelection(this.view);
      host.onProblems(found);
    }
  }

  return [ViewPlugin.fromClass(Problems), onlyUntouched];
}
