import {evaluate} from '../../functions/language/evaluate';
import type {Syntax} from '../../functions/language/types';
import {findMappingFunction, mappingFunctions} from '../../functions/mappingFunctions';
import {
  previewCall,
  previewOf,
  type Preview,
  type SyntaxPreviews,
} from '../../src/universal/syntaxPreviews';

async function previewsOf(syntax: Syntax): Promise<Preview[]> {
  const previews: Preview[] = [];
  for (const {code} of syntax.rows) {
    const result = await evaluate(previewCall(syntax, syntax.sample, code), {
      input: null,
      context: {now: '2024-05-01T12:00:00Z'},
      resolve: findMappingFunction,
    });
    previews.push(previewOf(syntax.sample, result));
  }
  return previews;
}

/** By the source of the page: 'mappingFunctions/Datetime/Format' */
export type AllSyntaxPreviews = Readonly<Record<string, SyntaxPreviews>>;

/** They come from running the functions, so a table shows what a call returns. */
export async function allSyntaxPreviews(): Promise<AllSyntaxPreviews> {
  const all: Record<string, SyntaxPreviews> = {};
  for (const {category, name, syntax} of mappingFunctions) {
    if (syntax) {
      all[`mappingFunctions/${category}/${name}`] = await Promise.all(syntax.map(previewsOf));
    }
  }
  return all;
}
