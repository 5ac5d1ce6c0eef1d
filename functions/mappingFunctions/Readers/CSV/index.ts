import type {Category} from '../../../language/types';
import DetectFormat from './DetectFormat';
import ReadObjects from './ReadObjects';
import ReadRows from './ReadRows';

const csv: Category = {
  name: 'CSV',
  summary: 'Read CSV files as objects or rows, and find out how a file is written.',
  functions: [ReadObjects, ReadRows, DetectFormat],
};

export default csv;
