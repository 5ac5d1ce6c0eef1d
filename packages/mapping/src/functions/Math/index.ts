import type {Category} from '../../language/types';
import Absolute from './Absolute';
import Add from './Add';
import Average from './Average';
import Divide from './Divide';
import Exp from './Exp';
import Log from './Log';
import Max from './Max';
import Median from './Median';
import Min from './Min';
import Modulo from './Modulo';
import Multiply from './Multiply';
import Percentile from './Percentile';
import Power from './Power';
import Root from './Root';
import StandardDeviation from './StandardDeviation';
import Subtract from './Subtract';
import Sum from './Sum';

const math: Category = {
  name: 'Math',
  summary: 'Calculate with exact decimals, and summarise lists of numbers.',
  functions: [
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Power,
    Root,
    Exp,
    Log,
    Absolute,
    Sum,
    Average,
    Median,
    Percentile,
    StandardDeviation,
    Min,
    Max,
  ],
};

export default math;
