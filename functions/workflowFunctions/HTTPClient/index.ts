import type {WorkflowCategory} from '../../workflowTypes';

const httpClient: WorkflowCategory = {
  name: 'HTTPClient',
  summary: 'Call other systems over HTTP.',
  functions: [],
};

export default httpClient;
