import type {Category} from '../../../language/types';
import ReadDocument from './ReadDocument';
import ReadItems from './ReadItems';
import ReadLines from './ReadLines';

const json: Category = {
  name: 'JSON',
  summary: 'Read JSON files: whole, line by line, or one list out of a large one.',
  functions: [ReadDocument, ReadLines, ReadItems],
};

export default json;
