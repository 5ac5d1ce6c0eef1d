import type {Category} from '../../../language/types';
import DetectFormat from './DetectFormat';
import ReadObjects from './ReadObjects';
import ReadRows from './ReadRows';

const csv: Category = {
  name: 'CSV',
  summary: 'Read CSV files as objects or rows, and detect the format of a file.',
  functions: [ReadObjects, ReadRows, DetectFormat],
};

export default csv;
