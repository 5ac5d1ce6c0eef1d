import {
  formatTree,
  onOneLine,
} from '@documentation/mapping/internal/language/notation/formatNotation';
import {nodesIn} from '@documentation/mapping/internal/language/notation/nodesIn';
import type {Node} from '@documentation/mapping/internal/language/notation/tree';
import type {Step} from '../../../../engine/workbenchMessages';

/** A step with its source text. */
export interface ShownStep {
  readonly step: Step;
  /** The source on one line: 'Number.Parse(@.total, locale: "de")' */
  readonly source: string;
  /** Identifies the step while the reader edits other parts: the source, and a number if it occurs again. */
  readonly id: string;
}

function sourceOf({from, to}: Step, mapping: string): string {
  return onOneLine(mapping.slice(from, to));
}

/** Returns the steps to list. Literals and variables are left out, because they show nothing new. */
export function shownSteps(steps: readonly Step[], mapping: string): ShownStep[] {
  const occurrences = new Map<string, number>();
  return steps
    .filter(({type}) => type !== 'Literal' && type !== 'Variable')
    .map((step) => {
      const source = sourceOf(step, mapping);
      const occurrence = (occurrences.get(source) ?? 0) + 1;
      occurrences.set(source, occurrence);
      return {step, source, id: `${source} ${occurrence}`};
    });
}

/** Returns the smallest step at the cursor. In a path, this is the whole path. A literal belongs to what contains it. */
export function stepAt(steps: readonly Step[], cursor: number): Step | undefined {
  let found: Step | undefined;
  const isPathStart = ({type, from}: Step) =>
    type === 'Variable' && steps.some((each) => each.type === 'Path' && each.from === from);
  for (const step of steps) {
    const isHere = step.from <= cursor && cursor <= step.to && step.type !== 'Literal';
    if (isHere && (!found || step.to - step.from < found.to - found.from) && !isPathStart(step)) {
      found = step;
    }
  }
  return found;
}

/** Shows a step of a mapping that was parsed. */
export function shownStep(step: Step, text: string, tree: Node): ShownStep {
  const node = nodesIn(tree).find(
    ({type, from, to}) => type === step.type && from === step.from && to === step.to,
  );
  return {step, source: node ? formatTree(text, node, Infinity) : '', id: 'at the cursor'};
}
