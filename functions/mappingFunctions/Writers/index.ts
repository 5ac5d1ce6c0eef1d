import type {Category} from '../../language/types';
import csv from './CSV';
import google from './Google';
import json from './JSON';
import xlsx from './XLSX';
import xml from './XML';

const writers: Category = {
  name: 'Writers',
  summary: 'Turn values into files and into the bodies of requests.',
  functions: [],
  categories: [csv, google, json, xlsx, xml],
};

export default writers;
