import type {Category} from '../../language/types';
import csv from './CSV';
import google from './Google';
import json from './JSON';
import xlsx from './XLSX';
import xml from './XML';

const writers: Category = {
  name: 'Writers',
  summary: 'Write files and build request bodies.',
  functions: [],
  categories: [csv, google, json, xlsx, xml],
};

export default writers;
