import type {WorkflowCategory} from '../../language/types';
import RunMapping from './RunMapping';
import SplitItems from './SplitItems';
import ValidateSchema from './ValidateSchema';

const json: WorkflowCategory = {
  name: 'JSON',
  summary: 'Run mappings, validate data and process lists item by item.',
  functions: [RunMapping, ValidateSchema, SplitItems],
};

export default json;
