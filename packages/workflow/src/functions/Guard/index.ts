import type {WorkflowCategory} from '../../language/types';
import AccessKey from './AccessKey';
import IpAllowList from './IpAllowList';
import RateLimit from './RateLimit';
import SignRequest from './SignRequest';
import VerifyJwt from './VerifyJwt';
import VerifySignature from './VerifySignature';

const guard: WorkflowCategory = {
  name: 'Guard',
  summary: 'Control who can start a run, and sign outgoing requests.',
  functions: [AccessKey, VerifySignature, VerifyJwt, RateLimit, IpAllowList, SignRequest],
};

export default guard;
