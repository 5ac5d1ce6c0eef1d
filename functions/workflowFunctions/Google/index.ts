import type {WorkflowCategory} from '../../workflowTypes';

const google: WorkflowCategory = {
  name: 'Google',
  summary: 'Work with Google Sheets and BigQuery.',
  functions: [],
};

export default google;
