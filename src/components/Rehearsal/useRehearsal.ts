import {useCallback, useEffect, useState} from 'react';
import {guideScenarios} from '../../../functions/workflow/guides';
import type {GuideScenario} from '../../../functions/workflow/guides/types';
import {didNotLoad, type WorkflowOutcome} from '../../engine/messages';
import {createWorkflowEngine} from '../../engine/workflowEngine';
import {useEngine} from '../Panel/runs';

interface Rehearsed {
  readonly scenarios: readonly GuideScenario[];
  readonly chosen: number;
  /** The outcome of the last run, which stays until the next run has ended. */
  readonly outcome?: WorkflowOutcome;
  /** The number of the scenario that has this outcome. */
  readonly rehearsed?: number;
}

/** Loads the scenarios of a workflow, and rehearses the one that the reader chooses. */
export default function useRehearsal(name: string, document: string) {
  const engine = useEngine(createWorkflowEngine);
  const [state, setState] = useState<Rehearsed>({scenarios: [], chosen: 0});

  const choose = useCallback(
    (chosen: number): void => {
      async function play(): Promise<void> {
        const scenarios = await guideScenarios[name]!();
        setState((before) => ({...before, scenarios, chosen}));
        const outcome = await engine.run({document, scenario: scenarios[chosen]!});
        if (outcome) {
          setState({scenarios, chosen, outcome, rehearsed: chosen});
        }
      }
      play().catch(() => setState({scenarios: [], chosen, outcome: {failure: didNotLoad}}));
    },
    [name, document, engine],
  );

  useEffect(() => choose(0), [choose]);
  return {...state, choose};
}
