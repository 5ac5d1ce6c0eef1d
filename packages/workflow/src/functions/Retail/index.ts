import type {WorkflowCategory} from '../../language/types';
import PublishPrices from './PublishPrices';
import PublishProducts from './PublishProducts';
import PublishStatus from './PublishStatus';
import PublishStock from './PublishStock';

const retail: WorkflowCategory = {
  name: 'Retail',
  summary: 'Publish products, prices and stock to a sales channel.',
  functions: [PublishProducts, PublishPrices, PublishStock, PublishStatus],
};

export default retail;
