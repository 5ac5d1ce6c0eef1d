import type {Category} from '../../language/types';
import csv from './CSV';
import google from './Google';
import json from './JSON';
import pdf from './PDF';
import xlsx from './XLSX';
import xml from './XML';

const readers: Category = {
  name: 'Readers',
  summary: 'Turn files and the answers of services into values.',
  functions: [],
  categories: [csv, google, json, pdf, xlsx, xml],
};

export default readers;
