import type {Plugin} from '@docusaurus/types';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import {nameOfTypes} from '@documentation/base/internal/values/namesOfTypes';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import type {Parameter} from '@documentation/mapping/internal/language/types';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import type {
  CatalogueEntry,
  CatalogueParameter,
} from '@documentation/reference/internal/pages/catalogueEntry';
import type {
  FunctionRow,
  WorkflowFunctionRow,
} from '@documentation/reference/internal/pages/functionRows';
import {indexRows, namesInTools, otherWords} from './indexRows';
import {listedFunctions} from './listedFunctions';
import {searchableFacts} from './searchableFacts';
import {shortSignature} from './shortSignature';

const mappingRows: FunctionRow[] = listedFunctions.map((definition) => {
  const {category, name, summary} = definition;
  return {category, name, summary, signature: shortSignature(definition)};
});

/** Functions that run, but that the workbench doesn't suggest. */
const unlistedNames: string[] = mappingFunctions
  .filter(({unlisted}) => unlisted)
  .map(qualifiedName);

function catalogueParameter([name, parameter]: [string, Parameter]): CatalogueParameter {
  const {type, description, default: fallback, values, rest = false} = parameter;
  return {
    name,
    type: nameOfTypes(type),
    description,
    isRequired: fallback === undefined && !rest,
    isRest: rest,
    ...(fallback !== undefined && {default: formatValue(fallback)}),
    ...(values && {values}),
  };
}

const catalogue: CatalogueEntry[] = listedFunctions.map((definition) => ({
  name: qualifiedName(definition),
  summary: definition.summary,
  signature: shortSignature(definition),
  parameters: Object.entries(definition.parameters).map(catalogueParameter),
}));

const workflowRows: WorkflowFunctionRow[] = workflowFunctions.map(
  ({category, name, kind, summary}) => ({category, name, kind, summary}),
);

/**
 * Provides each category page with the rows of its table, as
 * '@generated/function-tables/default/mappingFunctions/<category>.json'. The definitions themselves are ten
 * times as large, because they also contain examples and code. The workbench gets all mapping functions, as
 * '@generated/function-tables/default/catalogue.json'. Search by example gets what workers' definitions lack, as
 * '@generated/function-tables/default/searchable.json'. The index of all functions gets 'index.json' and, when a
 * reader filters it, 'otherWords.json' and 'namesInTools.json'.
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
      await Promise.all([
        ...tables.map(({file, rows}) => actions.createData(file, rows)),
        actions.createData('catalogue.json', catalogue),
        actions.createData('unlisted.json', unlistedNames),
        actions.createData('searchable.json', searchableFacts),
        actions.createData('index.json', indexRows),
        actions.createData('otherWords.json', otherWords),
        actions.createData('namesInTools.json', namesInTools),
      ]);
    },
  };
}
