import {isChoice, isEnd, type WorkflowStep} from './types';

export interface Branch {
  /** Where the branch is in its step: 'branches.invoice' */
  readonly field: string;
  /** What the branch is called: 'invoice', 'otherwise', 'on error' or 'for each batch' */
  readonly name: string;
  readonly steps: readonly WorkflowStep[];
}

/** 'invoice' → '.invoice', 'first class' → '["first class"]' */
function member(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

/** Lists the branches of a step, in document order. */
export function branchesOf(step: WorkflowStep): Branch[] {
  if (isEnd(step)) {
    return [];
  }
  if (isChoice(step)) {
    const {branches, otherwise} = step;
    return [
      ...Object.entries(branches).map(([name, steps]) => ({
        field: `branches${member(name)}`,
        name,
        steps,
      })),
      ...(otherwise ? [{field: 'otherwise', name: 'otherwise', steps: otherwise}] : []),
    ];
  }
  const {branch, errorBranch} = step;
  return [
    ...(branch ? [{field: 'branch', name: 'for each batch', steps: branch}] : []),
    ...(errorBranch ? [{field: 'errorBranch', name: 'on error', steps: errorBranch}] : []),
  ];
}
