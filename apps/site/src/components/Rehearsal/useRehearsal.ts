import {useCallback, useEffect, useRef, useState} from 'react';
import {guideScenarios} from '@documentation/workflow/internal/language/guides/index';
import type {GuideScenario} from '@documentation/workflow/internal/language/guides/types';
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

  const newest = useRef(0);
  const choose = useCallback(
    (chosen: number): void => {
      newest.current += 1;
      const choice = newest.current;
      async function play(): Promise<void> {
        const scenarios = await guideScenarios[name]!();
        setState((before) => ({...before, scenarios, chosen}));
        const outcome = await engine.run({document, scenario: scenarios[chosen]!});
        if (outcome && choice === newest.current) {
          setState({scenarios, chosen, outcome, rehearsed: chosen});
        }
      }
      play().catch(() => {
        if (choice === newest.current) {
          const outcome = {failure: didNotLoad};
          setState({scenarios: [], chosen, outcome, rehearsed: chosen});
        }
      });
    },
    [name, document, engine],
  );

  useEffect(() => choose(0), [choose]);
  return {...state, choose};
}
