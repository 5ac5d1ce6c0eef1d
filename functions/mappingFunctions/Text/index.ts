import type {Category} from '../../language/types';
import ChangeCase from './ChangeCase';
import Concat from './Concat';
import Contains from './Contains';
import Decode from './Decode';
import Encode from './Encode';
import Join from './Join';
import Length from './Length';
import Lower from './Lower';
import MatchRegex from './MatchRegex';
import Normalize from './Normalize';
import Pad from './Pad';
import Replace from './Replace';
import ReplaceRegex from './ReplaceRegex';
import Split from './Split';
import Substring from './Substring';
import SubstringAfter from './SubstringAfter';
import SubstringBefore from './SubstringBefore';
import Template from './Template';
import Trim from './Trim';
import Upper from './Upper';

const text: Category = {
  name: 'Text',
  summary: 'Change, split, search and compare text.',
  functions: [
    Trim,
    Upper,
    Lower,
    ChangeCase,
    Pad,
    Concat,
    Join,
    Split,
    Template,
    Substring,
    SubstringBefore,
    SubstringAfter,
    Length,
    Contains,
    Replace,
    ReplaceRegex,
    MatchRegex,
    Normalize,
    Encode,
    Decode,
  ],
};

export default text;
