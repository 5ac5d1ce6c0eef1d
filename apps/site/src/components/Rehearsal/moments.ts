import type {RunEvent} from '@documentation/workflow/internal/language/rehearsal/types';

/** What one step does before another step does something. The reader steps through a run moment by moment. */
export interface Moment {
  readonly step: string;
  /** The batch number, if the step is in a branch that runs once per batch. */
  readonly batch?: number | undefined;
  /** Seconds since the run began. */
  readonly at: number;
  readonly events: readonly RunEvent[];
}

/** Groups consecutive events of the same step, which belong to the same batch. */
export function momentsOf(events: readonly RunEvent[]): Moment[] {
  const moments: (Moment & {readonly events: RunEvent[]})[] = [];
  for (const event of events) {
    const last = moments.at(-1);
    // Each batch is a moment of its own, because the same steps run again.
    const isNext =
      last?.step !== event.step ||
      last.batch !== event.batch ||
      (event.type === 'branch' && 'index' in event);
    if (last && !isNext) {
      last.events.push(event);
    } else {
      moments.push({step: event.step, batch: event.batch, at: event.at, events: [event]});
    }
  }
  return moments;
}
