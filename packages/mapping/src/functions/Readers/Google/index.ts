import type {Category} from '../../../language/types';
import BigQueryToObjects from './BigQueryToObjects';
import SheetToObjects from './SheetToObjects';
import SheetToRows from './SheetToRows';

const google: Category = {
  name: 'Google',
  summary: 'Convert Google Sheets and BigQuery responses to rows and objects.',
  functions: [SheetToObjects, SheetToRows, BigQueryToObjects],
};

export default google;
