import type {Category} from '../../../language/types';
import WriteObjects from './WriteObjects';
import WriteRows from './WriteRows';

const csv: Category = {
  name: 'CSV',
  summary: 'Write objects or rows to CSV files.',
  functions: [WriteObjects, WriteRows],
};

export default csv;
