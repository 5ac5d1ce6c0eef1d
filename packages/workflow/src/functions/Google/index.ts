import type {WorkflowCategory} from '../../language/types';
import BigQueryInsert from './BigQueryInsert';
import BigQueryLoadFile from './BigQueryLoadFile';
import BigQueryQuery from './BigQueryQuery';
import SheetsAppend from './SheetsAppend';
import SheetsRead from './SheetsRead';
import SheetsUpdate from './SheetsUpdate';

const google: WorkflowCategory = {
  name: 'Google',
  summary: 'Work with Google Sheets and BigQuery.',
  functions: [
    SheetsRead,
    SheetsAppend,
    SheetsUpdate,
    BigQueryQuery,
    BigQueryInsert,
    BigQueryLoadFile,
  ],
};

export default google;
