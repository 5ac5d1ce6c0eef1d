import type {Category} from '../../../language/types';
import ListSheets from './ListSheets';
import ReadObjects from './ReadObjects';
import ReadRows from './ReadRows';

const xlsx: Category = {
  name: 'XLSX',
  summary: 'Read Excel workbooks as objects or rows.',
  functions: [ReadObjects, ReadRows, ListSheets],
};

export default xlsx;
