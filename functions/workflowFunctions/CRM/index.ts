import type {WorkflowCategory} from '../../workflow/types';
import HubSpotAssociate from './HubSpotAssociate';
import HubSpotGet from './HubSpotGet';
import HubSpotSearch from './HubSpotSearch';
import HubSpotTrigger from './HubSpotTrigger';
import HubSpotUpsert from './HubSpotUpsert';

const crm: WorkflowCategory = {
  name: 'CRM',
  summary: 'Read, write and follow the records of your CRM.',
  functions: [HubSpotGet, HubSpotSearch, HubSpotUpsert, HubSpotAssociate, HubSpotTrigger],
};

export default crm;
