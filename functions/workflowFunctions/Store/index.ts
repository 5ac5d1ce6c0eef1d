import type {WorkflowCategory} from '../../workflowTypes';

const store: WorkflowCategory = {
  name: 'Store',
  summary: 'Keep values, files, vectors and tables.',
  functions: [],
};

export default store;
