import type {Category} from '../../language/types';
import AttributeValue from './AttributeValue';
import CreateElement from './CreateElement';
import FromJson from './FromJson';
import HasPath from './HasPath';
import IsWellFormed from './IsWellFormed';
import NodesFromPath from './NodesFromPath';
import RemoveNodes from './RemoveNodes';
import SetValue from './SetValue';
import StripNamespaces from './StripNamespaces';
import ToJson from './ToJson';
import ValueFromPath from './ValueFromPath';
import ValuesFromPath from './ValuesFromPath';

const xml: Category = {
  name: 'XML',
  summary: 'Select, change and convert XML.',
  functions: [
    ValueFromPath,
    ValuesFromPath,
    NodesFromPath,
    AttributeValue,
    HasPath,
    ToJson,
    FromJson,
    CreateElement,
    SetValue,
    RemoveNodes,
    StripNamespaces,
    IsWellFormed,
  ],
};

export default xml;
