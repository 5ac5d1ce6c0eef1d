import type {WorkflowCategory} from '../../workflowTypes';

const ai: WorkflowCategory = {
  name: 'AI',
  summary: 'Chat with a language model, pull data out of text, and turn text into vectors.',
  functions: [],
};

export default ai;
