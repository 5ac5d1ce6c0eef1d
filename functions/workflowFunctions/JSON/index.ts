import type {WorkflowCategory} from '../../workflow/types';
import RunMapping from './RunMapping';
import SplitItems from './SplitItems';
import ValidateSchema from './ValidateSchema';

const json: WorkflowCategory = {
  name: 'JSON',
  summary: 'Run mappings, check data against a schema, and go through lists.',
  functions: [RunMapping, ValidateSchema, SplitItems],
};

export default json;
