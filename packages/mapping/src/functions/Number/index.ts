import type {Category} from '../../language/types';
import Ceiling from './Ceiling';
import Clamp from './Clamp';
import ConvertBase from './ConvertBase';
import Floor from './Floor';
import Format from './Format';
import FormatCurrency from './FormatCurrency';
import Parse from './Parse';
import Random from './Random';
import Round from './Round';
import ToRoman from './ToRoman';
import ToWords from './ToWords';

const number: Category = {
  name: 'Number',
  summary: 'Parse, format, spell out, round and limit numbers.',
  functions: [
    Parse,
    Format,
    FormatCurrency,
    ToWords,
    ToRoman,
    Round,
    Floor,
    Ceiling,
    Clamp,
    ConvertBase,
    Random,
  ],
};

export default number;
