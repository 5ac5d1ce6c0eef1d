import type {Plugin} from '@docusaurus/types';
import {mappingFunctions} from '../../functions/mappingFunctions';
import {nameOfTypes} from '../../functions/language/namesOfTypes';
import type {MappingFunctionFacts} from '../../functions/language/types';
import {workflowFunctions} from '../../functions/workflowFunctions';
import type {FunctionRow, WorkflowFunctionRow} from '../../src/universal/functionRows';

/** Formats a short signature: (text, length, side?) → Text */
function shortSignature({parameters, returns}: MappingFunctionFacts): string {
  const names = Object.entries(parameters).map(([name, {rest, default: fallback}]) =>
    rest ? `…${name}` : fallback === undefined ? name : `${name}?`,
  );
  return `(${names.join(', ')}) → ${nameOfTypes(returns.type)}`;
}

const mappingRows: FunctionRow[] = mappingFunctions
  .filter(({unlisted}) => !unlisted)
  .map((definition) => {
    const {category, name, summary} = definition;
    return {category, name, summary, signature: shortSignature(definition)};
  });

const workflowRows: WorkflowFunctionRow[] = workflowFunctions.map(
  ({category, name, kind, summary}) => ({category, name, kind, summary}),
);

/**
 * Provides each category page with the rows of its table, as
 * '@generated/function-tables/default/mappingFunctions/<category>.json'. The definitions themselves are ten
 * times as large, because they also contain examples and code.
 */
export default function functionTables(): Plugin {
  return {
    name: 'function-tables',
    async contentLoaded({actions}) {
      const tables = Object.entries({
        mappingFunctions: mappingRows,
        workflowFunctions: workflowRows,
      }).flatMap(([folder, rows]) =>
        [...new Set(rows.map(({category}) => category))].map((category) => ({
          file: `${folder}/${category}.json`,
          rows: rows.filter((row) => row.category === category),
        })),
      );
      await Promise.all(tables.map(({file, rows}) => actions.createData(file, rows)));
    },
  };
}
