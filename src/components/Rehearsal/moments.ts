import type {RunEvent} from '../../../functions/workflow/rehearsal/types';

/** What one step does before another step does something. The reader goes through a run moment by moment. */
export interface Moment {
  readonly step: string;
  /** Seconds since the run began. */
  readonly at: number;
  readonly events: readonly RunEvent[];
}

/** Groups consecutive events of the same step. */
export function momentsOf(events: readonly RunEvent[]): Moment[] {
  const moments: {step: string; at: number; events: RunEvent[]}[] = [];
  for (const event of events) {
    const last = moments.at(-1);
    // Each batch is a moment of its own, because the same steps run again.
    const isNext = last?.step !== event.step || (event.type === 'branch' && 'index' in event);
    if (last && !isNext) {
      last.events.push(event);
    } else {
      moments.push({step: event.step, at: event.at, events: [event]});
    }
  }
  return moments;
}
