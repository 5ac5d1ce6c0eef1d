import type {Category} from '../../../language/types';
import ToBigQueryRows from './ToBigQueryRows';
import ToSheetValues from './ToSheetValues';

const google: Category = {
  name: 'Google',
  summary: 'Build request bodies for Google Sheets and BigQuery.',
  functions: [ToSheetValues, ToBigQueryRows],
};

export default google;
