import type {Category} from '../../../language/types';
import FillTemplate from './FillTemplate';
import WriteSheet from './WriteSheet';
import WriteWorkbook from './WriteWorkbook';

const xlsx: Category = {
  name: 'XLSX',
  summary: 'Write Excel workbooks from data or from a template.',
  functions: [WriteSheet, WriteWorkbook, FillTemplate],
};

export default xlsx;
