import {branchesOf} from '@documentation/workflow/internal/language/document/branchesOf';
import {
  isChoice,
  isEnd,
  type FunctionStep,
  type WorkflowStep,
} from '@documentation/workflow/internal/language/document/types';
import {identifierOf} from '@documentation/workflow/internal/language/document/functionRules';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import type {
  OutlineKind,
  OutlineStep,
} from '@documentation/reference/internal/pages/workflowOutline';

const kindById = new Map(
  workflowFunctions.map((definition) => [identifierOf(definition), definition.kind]),
);

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function settingsOf({retry, timeoutSeconds, onError, configuration = {}}: FunctionStep): string[] {
  const {times: repeats = 0, backoffSeconds = 1} = retry ?? {};
  const {concurrency} = configuration;
  return [
    ...(repeats > 0 ? [`retried ${times(repeats)} after ${backoffSeconds}\u00A0s`] : []),
    ...(timeoutSeconds === undefined ? [] : [`up to ${timeoutSeconds}\u00A0s per attempt`]),
    ...(onError === 'continue' ? ['continues after an error'] : []),
    ...(typeof concurrency === 'number' ? [`${concurrency} branches at a time`] : []),
  ];
}

function headOf(step: WorkflowStep): {kind: OutlineKind; title: string; settings: string[]} {
  if (isChoice(step)) {
    return {kind: 'choice', title: step.choose, settings: []};
  }
  if (isEnd(step)) {
    return {
      kind: 'end',
      title: step.end === 'failed' ? 'The run fails' : 'The run succeeds',
      settings: [],
    };
  }
  return {
    kind: kindById.get(step.function) ?? 'action',
    title: step.function.replace('/', '.'),
    settings: settingsOf(step),
  };
}

/** Returns what a picture shows of each step. */
export function outlineOf(steps: readonly WorkflowStep[]): OutlineStep[] {
  return steps.map((step) => {
    const {settings, ...head} = headOf(step);
    const branches = branchesOf(step).map(({name, steps: inner}) => ({
      name,
      steps: outlineOf(inner),
    }));
    return {
      id: step.id,
      ...head,
      ...(step.when !== undefined && {when: step.when}),
      ...(settings.length > 0 && {settings}),
      ...(branches.length > 0 && {branches}),
    };
  });
}
