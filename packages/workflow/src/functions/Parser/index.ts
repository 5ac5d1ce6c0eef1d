import type {WorkflowCategory} from '../../language/types';
import ParseCsv from './ParseCsv';
import ParsePdf from './ParsePdf';
import ParseXlsx from './ParseXlsx';
import ParseXml from './ParseXml';

const parser: WorkflowCategory = {
  name: 'Parser',
  summary: 'Turn files into rows, records and text.',
  functions: [ParseCsv, ParseXlsx, ParseXml, ParsePdf],
};

export default parser;
