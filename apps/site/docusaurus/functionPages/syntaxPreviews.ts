import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import type {Syntax} from '@documentation/mapping/internal/language/types';
import {
  findMappingFunction,
  mappingFunctions,
} from '@documentation/mapping/internal/functions/index';
import {
  previewCall,
  previewOf,
  type Preview,
  type SyntaxPreviews,
} from '@documentation/reference/internal/pages/syntaxPreviews';

async function previewsOf(syntax: Syntax): Promise<Preview[]> {
  const previews: Preview[] = [];
  for (const {code} of syntax.rows) {
    const result = await evaluateNotation(previewCall(syntax, syntax.sample, code), {
      input: null,
      context: {now: '2024-05-01T12:00:00Z'},
      resolve: findMappingFunction,
    });
    previews.push(previewOf(syntax.sample, result));
  }
  return previews;
}

/** The previews of each definition, keyed by its path: 'mappingFunctions/Datetime/Format' */
export type AllSyntaxPreviews = Readonly<Record<string, SyntaxPreviews>>;

/** Computes all previews by running the functions, so tables show what calls return. */
export async function allSyntaxPreviews(): Promise<AllSyntaxPreviews> {
  const all: Record<string, SyntaxPreviews> = {};
  for (const {category, name, syntax} of mappingFunctions) {
    if (syntax) {
      all[`mappingFunctions/${category}/${name}`] = await Promise.all(syntax.map(previewsOf));
    }
  }
  return all;
}
