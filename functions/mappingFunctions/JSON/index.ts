import type {Category} from '../../language/types';
import Flatten from './Flatten';
import HasPath from './HasPath';
import Keys from './Keys';
import Merge from './Merge';
import OmitKeys from './OmitKeys';
import Parse from './Parse';
import PickKeys from './PickKeys';
import RemovePath from './RemovePath';
import RenameKeys from './RenameKeys';
import SetPath from './SetPath';
import Stringify from './Stringify';
import Unflatten from './Unflatten';
import ValueFromPath from './ValueFromPath';
import ValuesFromPath from './ValuesFromPath';

const json: Category = {
  name: 'JSON',
  summary: 'Parse, query, change and write JSON.',
  functions: [
    Parse,
    Stringify,
    ValueFromPath,
    ValuesFromPath,
    HasPath,
    SetPath,
    RemovePath,
    Merge,
    PickKeys,
    OmitKeys,
    RenameKeys,
    Keys,
    Flatten,
    Unflatten,
  ],
};

export default json;
