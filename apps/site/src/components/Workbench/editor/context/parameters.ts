import type {
  CatalogueEntry,
  CatalogueParameter,
} from '@documentation/reference/internal/pages/catalogueEntry';
import type {OpenCall} from './contextAt';

/** The mapping functions, by name. */
export type Catalogue = ReadonlyMap<string, CatalogueEntry>;

/** Returns the parameter that an argument is passed to, by its name or its position. */
export function parameterAt(
  {parameters}: CatalogueEntry,
  label: string | undefined,
  position: number,
): CatalogueParameter | undefined {
  if (label !== undefined) {
    return parameters.find(({name}) => name === label);
  }
  const last = parameters.at(-1);
  return parameters[position] ?? (last?.isRest ? last : undefined);
}

/** The parameter whose argument the cursor is in. */
export function currentParameter(
  entry: CatalogueEntry,
  {label, before}: OpenCall,
): CatalogueParameter | undefined {
  return parameterAt(entry, label, before.length);
}

/** The parameters that the call doesn't have an argument for yet, apart from the one that the cursor is in. */
export function missingParameters(
  entry: CatalogueEntry,
  {before, namesAfter}: OpenCall,
): CatalogueParameter[] {
  const passed = new Set<string | undefined>(namesAfter);
  for (const [position, {name}] of before.entries()) {
    passed.add(parameterAt(entry, name, position)?.name);
  }
  return entry.parameters.filter(({name, isRest}) => !passed.has(name) && !isRest);
}

export function takesExpression({type}: CatalogueParameter): boolean {
  return /\bExpression\b/.test(type);
}

/**
 * The parameter with the items that `@` refers to in an expression: `right` for `rightKey`, otherwise the first.
 * Without one, as in Logical.If, `@` has the same meaning as outside the call.
 */
export function itemsParameter(
  {parameters}: CatalogueEntry,
  expression: CatalogueParameter,
): CatalogueParameter | undefined {
  const named = parameters.find(
    (parameter) => parameter !== expression && expression.name.startsWith(parameter.name),
  );
  const items = named ?? parameters[0];
  return items && /^(?:List<|Object$)/.test(items.type) ? items : undefined;
}
