import {useMemo} from 'react';
import type {WorkbenchOutcome} from '../../../../engine/workbenchMessages';
import {useStore, type Store} from '../../state/store';
import {shownStep, stepAt, type ShownStep} from './shownSteps';

/** Follows the cursor. The component renders again only when the cursor enters another step. */
export default function useStepAtCursor(
  outcome: WorkbenchOutcome | undefined,
  cursor: Store<number>,
): ShownStep | undefined {
  const step = useStore(cursor, (position) => outcome && stepAt(outcome.steps, position));
  return useMemo(
    () => (outcome && step ? shownStep(step, outcome.mapping) : undefined),
    [outcome, step],
  );
}
