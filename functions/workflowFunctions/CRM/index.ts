import type {WorkflowCategory} from '../../workflowTypes';

const crm: WorkflowCategory = {
  name: 'CRM',
  summary: 'Read, write and follow the records of your CRM.',
  functions: [],
};

export default crm;
