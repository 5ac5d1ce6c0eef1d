import type {Category} from '../../../language/types';
import BigQueryToObjects from './BigQueryToObjects';
import SheetToObjects from './SheetToObjects';
import SheetToRows from './SheetToRows';

const google: Category = {
  name: 'Google',
  summary: 'Shape what Google Sheets and BigQuery return.',
  functions: [SheetToObjects, SheetToRows, BigQueryToObjects],
};

export default google;
