import type {Category} from '../../language/types';
import Canonicalize from './Canonicalize';
import Diff from './Diff';
import Entries from './Entries';
import Flatten from './Flatten';
import FromEntries from './FromEntries';
import HasPath from './HasPath';
import Keys from './Keys';
import MapKeys from './MapKeys';
import MapValues from './MapValues';
import Merge from './Merge';
import OmitKeys from './OmitKeys';
import Parse from './Parse';
import Patch from './Patch';
import PickKeys from './PickKeys';
import RemovePath from './RemovePath';
import RenameKeys from './RenameKeys';
import SetPath from './SetPath';
import Stringify from './Stringify';
import Unflatten from './Unflatten';
import Validate from './Validate';
import ValueFromPath from './ValueFromPath';
import Values from './Values';
import ValuesFromPath from './ValuesFromPath';

const json: Category = {
  name: 'JSON',
  summary: 'Parse, query, change and write JSON.',
  functions: [
    Parse,
    Stringify,
    Canonicalize,
    Validate,
    ValueFromPath,
    ValuesFromPath,
    HasPath,
    SetPath,
    RemovePath,
    Merge,
    Diff,
    Patch,
    PickKeys,
    OmitKeys,
    RenameKeys,
    MapKeys,
    MapValues,
    Keys,
    Values,
    Entries,
    FromEntries,
    Flatten,
    Unflatten,
  ],
};

export default json;
