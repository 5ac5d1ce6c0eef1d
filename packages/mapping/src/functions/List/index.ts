import type {Category} from '../../language/types';
import Chunk from './Chunk';
import Compact from './Compact';
import Concat from './Concat';
import Contains from './Contains';
import Count from './Count';
import Difference from './Difference';
import Distinct from './Distinct';
import Every from './Every';
import Filter from './Filter';
import Find from './Find';
import First from './First';
import Flatten from './Flatten';
import GroupBy from './GroupBy';
import IndexBy from './IndexBy';
import Intersect from './Intersect';
import ItemAt from './ItemAt';
import JoinByKey from './JoinByKey';
import Last from './Last';
import MapItems from './Map';
import Pivot from './Pivot';
import Range from './Range';
import Reduce from './Reduce';
import Reverse from './Reverse';
import Slice from './Slice';
import Some from './Some';
import SortBy from './SortBy';
import Transpose from './Transpose';
import Union from './Union';
import Zip from './Zip';

const list: Category = {
  name: 'List',
  summary: 'Filter, sort, group, join and reshape lists.',
  functions: [
    MapItems,
    Filter,
    Find,
    Some,
    Every,
    Reduce,
    SortBy,
    Reverse,
    Distinct,
    Compact,
    GroupBy,
    IndexBy,
    Pivot,
    JoinByKey,
    Zip,
    Concat,
    Union,
    Intersect,
    Difference,
    Flatten,
    Transpose,
    Chunk,
    Count,
    Contains,
    First,
    Last,
    ItemAt,
    Slice,
    Range,
  ],
};

export default list;
