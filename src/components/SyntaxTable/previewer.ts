import type {Syntax} from '../../../functions/language/types';
import {createCallEngine} from '../../engine/callEngine';
import {previewCall, previewOf, type Preview} from '../../universal/syntaxPreviews';

interface Failed {
  readonly failure: string;
}

/** A preview, or why there is none. */
export type LivePreview = Preview | Failed;

/** The previews of all rows, or what is wrong with the sample. */
type LivePreviews = readonly LivePreview[] | Failed;

export interface Previewer {
  /** Undefined when a newer sample replaced it. */
  readonly previewsOf: (sample: string) => Promise<LivePreviews | undefined>;
  readonly close: () => void;
}

/** A sample of the same kind as the documented one. Undefined if it isn't a number but should be. */
function readSample({sample}: Syntax, text: string): Syntax['sample'] | undefined {
  if (typeof sample === 'string') {
    return text;
  }
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

/** Runs the rows of a table on the reader's own sample. */
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
        // The worker couldn't load.
        return {failure: outcome.failure.message};
      }
    }
    return previews.every((preview) => 'failure' in preview) ? wrongSample : previews;
  }

  return {previewsOf, close: engine.close};
}
