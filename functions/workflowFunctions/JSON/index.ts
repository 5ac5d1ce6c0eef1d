import type {WorkflowCategory} from '../../workflowTypes';

const json: WorkflowCategory = {
  name: 'JSON',
  summary: 'Run mappings, check data against a schema, and go through lists.',
  functions: [],
};

export default json;
