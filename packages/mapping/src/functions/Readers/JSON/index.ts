import type {Category} from '../../../language/types';
import ReadDocument from './ReadDocument';
import ReadItems from './ReadItems';
import ReadLines from './ReadLines';

const json: Category = {
  name: 'JSON',
  summary: 'Read whole JSON files, JSON Lines, or one list from a large file.',
  functions: [ReadDocument, ReadLines, ReadItems],
};

export default json;
