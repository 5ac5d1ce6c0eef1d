import type {WorkflowCategory} from '../../language/types';
import OnSlashCommand from './OnSlashCommand';
import PostMessage from './PostMessage';
import UpdateMessage from './UpdateMessage';
import UploadFile from './UploadFile';

const slack: WorkflowCategory = {
  name: 'Slack',
  summary: 'Post to Slack and respond to slash commands.',
  functions: [PostMessage, UpdateMessage, UploadFile, OnSlashCommand],
};

export default slack;
