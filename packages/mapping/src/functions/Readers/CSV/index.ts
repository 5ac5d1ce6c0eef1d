import type {Category} from '../../../language/types';
import DetectFormat from './DetectFormat';
import ReadFixedWidth from './ReadFixedWidth';
import ReadObjects from './ReadObjects';
import ReadRows from './ReadRows';

const csv: Category = {
  name: 'CSV',
  summary: 'Read CSV and fixed-width files, and detect the format of a CSV file.',
  functions: [ReadObjects, ReadRows, ReadFixedWidth, DetectFormat],
};

export default csv;
