import type {WorkflowCategory} from '../../workflowTypes';

const httpServer: WorkflowCategory = {
  name: 'HTTPServer',
  summary: 'Answer HTTP requests.',
  functions: [],
};

export default httpServer;
