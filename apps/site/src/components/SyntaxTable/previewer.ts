import type {Syntax} from '@documentation/mapping/internal/language/types';
import {createCallEngine} from '../../engine/callEngine';
import {
  previewCall,
  previewOf,
  type Preview,
} from '@documentation/reference/internal/pages/syntaxPreviews';

interface Failed {
  readonly failure: string;
}

/** A preview, or why there is none. */
export type LivePreview = Preview | Failed;

/** The previews of all rows, or what is wrong with the sample. */
type LivePreviews = readonly LivePreview[] | Failed;

export interface Previewer {
  /** Resolves to undefined if a newer sample has replaced this one. */
  readonly previewsOf: (sample: string) => Promise<LivePreviews | undefined>;
  readonly close: () => void;
}

/** Converts text to the documented sample's type. Returns undefined if a number is expected but the text isn't one. */
function readSample({sample}: Syntax, text: string): Syntax['sample'] | undefined {
  if (typeof sample === 'string') {
    return text;
  }
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

/** Creates a previewer, which applies each row of a table to the reader's own sample. */
export function createPreviewer(syntax: Syntax): Previewer {
  const engine = createCallEngine();
  let newest = 0;

  const wrongSample = {failure: `Enter a ${syntax.sampleName} such as ${syntax.sample}.`};

  async function previewsOf(text: string): Promise<LivePreviews | undefined> {
    newest += 1;
    const number = newest;
    const sample = readSample(syntax, text);
    if (sample === undefined) {
      return wrongSample;
    }
    const previews: LivePreview[] = [];
    for (const {code} of syntax.rows) {
      const call = previewCall(syntax, sample, code);
      const outcome = await engine.run({call, input: 'null', now: new Date().toISOString()});
      if (!outcome || number !== newest) {
        return undefined;
      }
      if (!('failure' in outcome)) {
        previews.push(previewOf(sample, outcome.value));
      } else if (outcome.failure.code) {
        previews.push({failure: outcome.failure.message});
      } else {
        // The worker's code couldn't be loaded, or an unexpected error occurred.
        return {failure: outcome.failure.message};
      }
    }
    return previews.every((preview) => 'failure' in preview) ? wrongSample : previews;
  }

  return {previewsOf, close: engine.close};
}
