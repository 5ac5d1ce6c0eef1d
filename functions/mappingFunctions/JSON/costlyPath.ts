import {expression} from '../../examples/expression';

/** A nested list, and a path that visits millions of combinations of its levels, for examples. */
export const costlyPath = {
  source: expression('JSON.Parse(Text.Concat(Text.Pad("", 100, "["), Text.Pad("", 100, "]")))'),
  path: '$..[?@..[?@..[?@..[?@.id]]]]',
};
