import type {Category} from '../../../language/types';
import WriteDocument from './WriteDocument';
import WriteRecords from './WriteRecords';

const xml: Category = {
  name: 'XML',
  summary: 'Write XML files.',
  functions: [WriteRecords, WriteDocument],
};

export default xml;
