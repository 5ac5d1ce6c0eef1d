import type {Category} from '../../../language/types';
import ReadMetadata from './ReadMetadata';
import ReadPages from './ReadPages';
import ReadTables from './ReadTables';
import ReadText from './ReadText';

const pdf: Category = {
  name: 'PDF',
  summary: 'Read text, tables and metadata from PDF files.',
  functions: [ReadText, ReadPages, ReadTables, ReadMetadata],
};

export default pdf;
