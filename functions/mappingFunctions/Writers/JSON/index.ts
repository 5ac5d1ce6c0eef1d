import type {Category} from '../../../language/types';
import WriteDocument from './WriteDocument';
import WriteLines from './WriteLines';

const json: Category = {
  name: 'JSON',
  summary: 'Write values to JSON files, whole or line by line.',
  functions: [WriteDocument, WriteLines],
};

export default json;
