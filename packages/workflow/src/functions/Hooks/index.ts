import type {WorkflowCategory} from '../../language/types';
import OnComplete from './OnComplete';
import OnError from './OnError';
import ReceiveWebhook from './ReceiveWebhook';
import SendWebhook from './SendWebhook';

const hooks: WorkflowCategory = {
  name: 'Hooks',
  summary: 'Receive and send webhooks, and react to other runs.',
  functions: [ReceiveWebhook, SendWebhook, OnError, OnComplete],
};

export default hooks;
