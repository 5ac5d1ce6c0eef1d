import type {Category} from '../../language/types';
import ChangeCase from './ChangeCase';
import Concat from './Concat';
import Contains from './Contains';
import Decode from './Decode';
import Encode from './Encode';
import Hash from './Hash';
import Hmac from './Hmac';
import IndexOf from './IndexOf';
import Join from './Join';
import Length from './Length';
import Lower from './Lower';
import MatchRegex from './MatchRegex';
import Normalize from './Normalize';
import Pad from './Pad';
import ParseQuery from './ParseQuery';
import ParseUrl from './ParseUrl';
import RandomUuid from './RandomUuid';
import Repeat from './Repeat';
import Replace from './Replace';
import ReplaceRegex from './ReplaceRegex';
import Reverse from './Reverse';
import Similarity from './Similarity';
import Slug from './Slug';
import Split from './Split';
import Substring from './Substring';
import SubstringAfter from './SubstringAfter';
import SubstringBefore from './SubstringBefore';
import Template from './Template';
import Trim from './Trim';
import Truncate from './Truncate';
import Upper from './Upper';
import UuidFromName from './UuidFromName';

const text: Category = {
  name: 'Text',
  summary: 'Change, split, search and compare text.',
  functions: [
    Trim,
    Upper,
    Lower,
    ChangeCase,
    Slug,
    Pad,
    Repeat,
    Concat,
    Join,
    Split,
    Template,
    Substring,
    SubstringBefore,
    SubstringAfter,
    Truncate,
    Length,
    Contains,
    IndexOf,
    Similarity,
    Replace,
    ReplaceRegex,
    MatchRegex,
    Normalize,
    Reverse,
    Encode,
    Decode,
    ParseUrl,
    ParseQuery,
    Hash,
    Hmac,
    UuidFromName,
    RandomUuid,
  ],
};

export default text;
