import type {WorkflowCategory} from '../../language/types';
import HubSpotAssociate from './HubSpotAssociate';
import HubSpotGet from './HubSpotGet';
import HubSpotSearch from './HubSpotSearch';
import HubSpotTrigger from './HubSpotTrigger';
import HubSpotUpsert from './HubSpotUpsert';

const crm: WorkflowCategory = {
  name: 'CRM',
  summary: 'Read and write CRM records, and react to changes.',
  functions: [HubSpotGet, HubSpotSearch, HubSpotUpsert, HubSpotAssociate, HubSpotTrigger],
};

export default crm;
