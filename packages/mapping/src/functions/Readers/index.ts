import type {Category} from '../../language/types';
import csv from './CSV';
import google from './Google';
import json from './JSON';
import pdf from './PDF';
import xlsx from './XLSX';
import xml from './XML';

const readers: Category = {
  name: 'Readers',
  summary: 'Read files and service responses into lists, objects, text and numbers.',
  functions: [],
  categories: [csv, google, json, pdf, xlsx, xml],
};

export default readers;
