import type {Category} from '../../types';
import Upper from './Upper';

const text: Category = {
  name: 'Text',
  summary: 'Change, cut, search and compare text.',
  functions: [Upper],
};

export default text;
