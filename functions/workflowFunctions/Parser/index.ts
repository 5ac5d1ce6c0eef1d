import type {WorkflowCategory} from '../../workflowTypes';

const parser: WorkflowCategory = {
  name: 'Parser',
  summary: 'Turn files into rows, records and text.',
  functions: [],
};

export default parser;
