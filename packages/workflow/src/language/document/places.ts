/** How messages name a place in a document. */
import {branchesOf} from './branchesOf';
import type {WorkflowStep} from './types';

/** '/steps/2/branches/first class/0' → 'steps[2].branches["first class"][0]' */
export function placeOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((token) =>
      /^\d+$/.test(token)
        ? `[${token}]`
        : /^[\w$]+$/.test(token)
          ? `.${token}`
          : `[${JSON.stringify(token)}]`,
    )
    .join('')
    .replace(/^\./, '');
}

export interface PlacedStep {
  readonly step: WorkflowStep;
  /** 'steps[2].branches.invoice[0]' */
  readonly place: string;
  /** Whether the step is in a branch. */
  readonly isInBranch: boolean;
}

/** Lists all steps with their places, in document order. */
export function placedSteps(
  steps: readonly WorkflowStep[],
  list = 'steps',
  isInBranch = false,
): PlacedStep[] {
  return steps.flatMap((step, index) => {
    const place = `${list}[${index}]`;
    return [
      {step, place, isInBranch},
      ...branchesOf(step).flatMap((branch) =>
        placedSteps(branch.steps, `${place}.${branch.field}`, true),
      ),
    ];
  });
}
