import {documentOf, type Example} from '@documentation/mapping/internal/byExample/example';
import {findByExample} from '../../../engine/exampleEngine';
import type {ExampleOutcome, FoundMapping} from '../../../engine/exampleMessages';
import {functionPath} from '../../../functionPath';
import {callFragment} from '../../Panel/share';
import {formatResult} from '@documentation/reference/internal/values/formatResult';

export interface Call extends FoundMapping {
  /** The page of the outermost function, with the call in its live panel. Missing for a path, such as `$.name`. */
  readonly path?: string;
  /** What `$` refers to, as JSON. */
  readonly input: string;
}

export interface CallsFound extends Omit<ExampleOutcome, 'mappings'> {
  readonly calls: readonly Call[];
}

const INPUT_LINE_LENGTH = 60;

async function withPath(mapping: FoundMapping, input: string): Promise<Call> {
  const [outermost] = mapping.functions;
  if (!outermost) {
    return {...mapping, input};
  }
  const fragment = await callFragment(mapping.notation, input);
  return {...mapping, input, path: functionPath(outermost.name) + (fragment ?? '')};
}

/** Finds calls for examples, and reports them as they are found. Returns a function that ends the search. */
export function answerExamples(
  examples: readonly Example[],
  onFound: (found: CallsFound) => void,
): () => void {
  const input = formatResult(documentOf(examples[0]!), INPUT_LINE_LENGTH);
  let reports = 0;
  let isStopped = false;
  const stop = findByExample(examples, ({mappings, ...outcome}) => {
    reports += 1;
    const report = reports;
    void Promise.all(mappings.map((mapping) => withPath(mapping, input))).then((calls) => {
      // A later report may overtake this one.
      if (!isStopped && report === reports) {
        onFound({...outcome, calls});
      }
    });
  });
  return () => {
    isStopped = true;
    stop();
  };
}
