import type {Category} from '../../language/types';
import IsEmpty from './IsEmpty';
import IsNull from './IsNull';
import IsType from './IsType';
import ToBinary from './ToBinary';
import ToBoolean from './ToBoolean';
import ToDateTime from './ToDateTime';
import ToList from './ToList';
import ToNumber from './ToNumber';
import ToText from './ToText';
import TypeOf from './TypeOf';

const types: Category = {
  name: 'Types',
  summary: 'Check the type of a value, or convert it to another type.',
  functions: [
    TypeOf,
    IsType,
    IsNull,
    IsEmpty,
    ToText,
    ToNumber,
    ToBoolean,
    ToDateTime,
    ToList,
    ToBinary,
  ],
};

export default types;
