import {qualifiedName} from '../language/qualifiedName';
import type {MappingFunction} from '../language/types';

/** The cost of a call. It exceeds the usual cost of constants, so expressions with fewer calls rank first. */
export const CALL_COST = 10;

/** How unusual the functions of a category are in mappings. */
const unusualCategories: Readonly<Record<string, number>> = {
  Excel: 2,
  Geo: 1,
  XML: 0.5,
  Logical: 1,
  'Readers/Google': 4,
  'Writers/Google': 4,
  'Writers/JSON': 2,
  'Readers/JSON': 1.5,
};

/** Functions that are more or less common than their category. */
const unusualFunctions: Readonly<Record<string, number>> = {
  'Datetime.Format': -0.5,
  'Datetime.Parse': -0.5,
  'Excel.FormatValue': 2.5,
  'Excel.SerialToDate': 1,
  'JSON.Canonicalize': 2,
  'JSON.Diff': 2,
  'JSON.HasPath': 1,
  'JSON.ValueFromPath': 1,
  'JSON.ValuesFromPath': 0.5,
  'List.Map': -0.5,
  'List.Pivot': 2,
  'Math.Exp': 2,
  'Math.Log': 2,
  'Math.Percentile': 2,
  'Math.Power': 2,
  'Math.Root': 1,
  'Math.StandardDeviation': 1,
  'Number.Clamp': 1,
  'Number.ConvertBase': 1.5,
  'Text.Concat': 0,
  'Text.Hmac': 1,
  'Text.IndexOf': 3,
  'Text.Normalize': 0.5,
  'Text.Repeat': 1,
  'Text.Reverse': 0.5,
  'Text.Similarity': 2,
  'Text.UuidFromName': 3,
  'Types.IsType': 1,
  'Types.ToList': 1,
  'Types.TypeOf': 3,
};

const specificTypes = /^(?:List<)?(?:Date|DateTime|LocalDateTime|Time|GeoPoint|GeoJson|Xml)>?$/;

/** A function for dates suits a date better than one for any text. */
function isSpecific({parameters}: MappingFunction): boolean {
  const data = Object.values(parameters).find((parameter) => parameter.data);
  return data !== undefined && [data.type].flat().every((type) => specificTypes.test(type));
}

const SPECIFIC_GAIN = 1.5;

/** Functions that are more unusual than this are results only on their own. */
const MAX_UNUSUAL = 1.5;

function unusualOf(definition: MappingFunction): number {
  return unusualFunctions[qualifiedName(definition)] ?? unusualCategories[definition.category] ?? 0;
}

/** Whether a function is tried together with a second one. */
export function isCombined(definition: MappingFunction): boolean {
  return unusualOf(definition) <= MAX_UNUSUAL;
}

/** The cost of a call without its arguments. Functions that mappings often use cost less. */
export function costOfCall(definition: MappingFunction): number {
  return CALL_COST + unusualOf(definition) - (isSpecific(definition) ? SPECIFIC_GAIN : 0);
}
