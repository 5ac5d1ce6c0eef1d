import type {WorkflowCategory} from '../../workflowTypes';

const hooks: WorkflowCategory = {
  name: 'Hooks',
  summary: 'Receive and send webhooks, and react to other runs.',
  functions: [],
};

export default hooks;
