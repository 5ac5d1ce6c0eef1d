import type {WorkflowCategory} from '../../workflowTypes';

const guard: WorkflowCategory = {
  name: 'Guard',
  summary: 'Decide who may start a run, and sign what you send.',
  functions: [],
};

export default guard;
