import type {Category} from '../../../language/types';
import ReadDocument from './ReadDocument';
import ReadRecords from './ReadRecords';

const xml: Category = {
  name: 'XML',
  summary: 'Read XML files.',
  functions: [ReadRecords, ReadDocument],
};

export default xml;
