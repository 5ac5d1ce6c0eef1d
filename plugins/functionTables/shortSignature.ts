import {nameOfTypes} from '../../functions/language/namesOfTypes';
import type {MappingFunctionFacts} from '../../functions/language/types';

/** Formats a short signature: (text, length, side?) → Text */
export function shortSignature({parameters, returns}: MappingFunctionFacts): string {
  const names = Object.entries(parameters).map(([name, {rest, default: fallback}]) =>
    rest ? `…${name}` : fallback === undefined ? name : `${name}?`,
  );
  return `(${names.join(', ')}) → ${nameOfTypes(returns.type)}`;
}
