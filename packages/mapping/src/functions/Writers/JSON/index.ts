import type {Category} from '../../../language/types';
import WriteDocument from './WriteDocument';
import WriteLines from './WriteLines';

const json: Category = {
  name: 'JSON',
  summary: 'Write values to JSON and JSON Lines files.',
  functions: [WriteDocument, WriteLines],
};

export default json;
