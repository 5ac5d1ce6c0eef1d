import type {WorkflowCategory} from '../../workflowTypes';
import PostMessage from './PostMessage';

const slack: WorkflowCategory = {
  name: 'Slack',
  summary: 'Post to Slack and react to what people type there.',
  functions: [PostMessage],
};

export default slack;
