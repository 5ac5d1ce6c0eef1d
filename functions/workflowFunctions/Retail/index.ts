import type {WorkflowCategory} from '../../workflowTypes';

const retail: WorkflowCategory = {
  name: 'Retail',
  summary: 'Publish products, prices and stock to a sales channel.',
  functions: [],
};

export default retail;
