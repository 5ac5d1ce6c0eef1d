import {useMemo} from 'react';
import type {Workbench} from '../../state/createWorkbench';
import {useStore} from '../../state/store';
import {shownStep, stepAt, type ShownStep} from './shownSteps';

/**
 * Follows the cursor, as long as the mapping is the one that was run. The component renders again only when the cursor
 * enters another step.
 */
export default function useStepAtCursor(workbench: Workbench): ShownStep | undefined {
  const steps = useStore(workbench, ({outcome, draft}) =>
    outcome?.mapping === draft.mapping ? outcome.steps : undefined,
  );
  const step = useStore(workbench.cursor, (cursor) => steps && stepAt(steps, cursor));
  return useMemo(() => {
    const {text, tree} = workbench.get().parsed;
    return step && tree && shownStep(step, text, tree);
  }, [step, workbench]);
}
