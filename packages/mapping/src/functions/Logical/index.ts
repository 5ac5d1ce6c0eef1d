import type {Category} from '../../language/types';
import And from './And';
import Coalesce from './Coalesce';
import Compare from './Compare';
import Equals from './Equals';
import If from './If';
import IfEmpty from './IfEmpty';
import IfError from './IfError';
import Not from './Not';
import Or from './Or';
import Switch from './Switch';

const logical: Category = {
  name: 'Logical',
  summary: 'Compare values, combine conditions, choose between results and provide fallbacks.',
  functions: [If, Switch, And, Or, Not, Equals, Compare, Coalesce, IfEmpty, IfError],
};

export default logical;
