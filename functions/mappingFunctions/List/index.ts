import type {Category} from '../../language/types';
import Chunk from './Chunk';
import Compact from './Compact';
import Concat from './Concat';
import Contains from './Contains';
import Count from './Count';
import Distinct from './Distinct';
import Filter from './Filter';
import First from './First';
import Flatten from './Flatten';
import GroupBy from './GroupBy';
import IndexBy from './IndexBy';
import ItemAt from './ItemAt';
import JoinByKey from './JoinByKey';
import Last from './Last';
import MapItems from './Map';
import Reduce from './Reduce';
import Slice from './Slice';
import SortBy from './SortBy';

const list: Category = {
  name: 'List',
  summary: 'Filter, sort, group, join and reshape lists.',
  functions: [
    MapItems,
    Filter,
    Reduce,
    SortBy,
    Distinct,
    Compact,
    GroupBy,
    IndexBy,
    JoinByKey,
    Concat,
    Flatten,
    Chunk,
    Count,
    Contains,
    First,
    Last,
    ItemAt,
    Slice,
  ],
};

export default list;
