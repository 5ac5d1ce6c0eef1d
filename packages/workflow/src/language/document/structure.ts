/** Rules about the steps of a document that a JSON Schema can't state. */
import {placedSteps, type PlacedStep} from './places';
import {branchesOf} from './branchesOf';
import {isChoice, isEnd, type WorkflowDocument, type WorkflowStep} from './types';
import {quote} from '@documentation/base/internal/values/quote';

export type KindOf = (identifier: string) => string | undefined;

function repeatedIds(placed: readonly PlacedStep[]): string[] {
  const places = new Map<string, string>();
  return placed.flatMap(({step: {id}, place}) => {
    const first = places.get(id);
    places.set(id, first ?? place);
    return first === undefined
      ? []
      : [`${place}: The ID ${quote(id)} is already used at ${first}. Rename one of the steps.`];
  });
}

/** Guards reject a request before the run starts, so nothing else may run before them. */
function lateGuards({steps}: WorkflowDocument, placed: readonly PlacedStep[], kindOf: KindOf) {
  const isGuard = (step: WorkflowStep) =>
    !isChoice(step) && !isEnd(step) && kindOf(step.function) === 'guard';
  const firstOther = steps.findIndex((step, index) => index > 0 && !isGuard(step));
  const early = new Set(steps.slice(0, firstOther === -1 ? steps.length : firstOther));
  return placed
    .filter(({step}) => isGuard(step) && !early.has(step))
    .map(
      ({place}) =>
        `${place}: A guard must come right after the trigger or another guard. Move it up.`,
    );
}

function unreachable(steps: readonly WorkflowStep[], list = 'steps'): string[] {
  const end = steps.findIndex((step) => isEnd(step) && step.when === undefined);
  return [
    ...(end === -1 || end === steps.length - 1
      ? []
      : [
          `${list}[${end + 1}]: This step never runs, because ${list}[${end}] ends the run. Add "when" to ${list}[${end}], or remove this step.`,
        ]),
    ...steps.flatMap((step, index) =>
      branchesOf(step).flatMap((branch) =>
        unreachable(branch.steps, `${list}[${index}].${branch.field}`),
      ),
    ),
  ];
}

export function structureProblems(document: WorkflowDocument, kindOf: KindOf): string[] {
  const placed = placedSteps(document.steps);
  return [
    ...repeatedIds(placed),
    ...lateGuards(document, placed, kindOf),
    ...unreachable(document.steps),
  ];
}
