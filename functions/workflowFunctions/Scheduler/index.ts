import type {WorkflowCategory} from '../../workflowTypes';

const scheduler: WorkflowCategory = {
  name: 'Scheduler',
  summary: 'Start runs by the clock, and wait inside a run.',
  functions: [],
};

export default scheduler;
