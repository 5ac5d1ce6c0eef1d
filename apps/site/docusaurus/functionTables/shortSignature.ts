import {nameOfTypes} from '@documentation/base/internal/values/namesOfTypes';
import type {MappingFunctionFacts} from '@documentation/mapping/internal/language/types';

/** Formats a short signature: (text, length, side?) → Text */
export function shortSignature({parameters, returns}: MappingFunctionFacts): string {
  const names = Object.entries(parameters).map(([name, {rest, default: fallback}]) =>
    rest ? `…${name}` : fallback === undefined ? name : `${name}?`,
  );
  return `(${names.join(', ')}) → ${nameOfTypes(returns.type)}`;
}
