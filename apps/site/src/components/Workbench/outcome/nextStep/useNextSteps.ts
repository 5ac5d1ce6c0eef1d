import {useEffect, useState} from 'react';
import {appendStep} from '@documentation/mapping/internal/byExample/appendStep';
import {readOutput} from '@documentation/mapping/internal/byExample/parseExamples';
import type {Value} from '@documentation/base/internal/values/types';
import {findByExample} from '../../../../engine/exampleEngine';
import type {ExampleOutcome} from '../../../../engine/exampleMessages';
import {SEARCH_DEBOUNCE_MS} from '../../../../universal/constants';

export interface Step {
  /** 'Text.Upper($)', where `$` is the result */
  readonly notation: string;
  /** The mapping with this step. */
  readonly mapping: string;
}

export interface Steps extends Omit<ExampleOutcome, 'mappings'> {
  readonly steps: readonly Step[];
}

/** Finds steps that turn the result of a mapping into what the reader wants. Undefined if there is no search. */
export default function useNextSteps(
  mapping: string,
  value: Value,
  wanted: string,
): Steps | undefined {
  const [found, setFound] = useState<Steps & {readonly value: Value; readonly wanted: string}>();

  useEffect(() => {
    if (wanted === '') {
      return undefined;
    }
    let stop: (() => void) | undefined;
    const timer = window.setTimeout(() => {
      const example = {inputs: [value], ...readOutput(wanted)};
      stop = findByExample([example], ({mappings, ...outcome}) => {
        const steps = mappings.flatMap(({notation}) => {
          const appended = appendStep(mapping, notation);
          return appended === undefined ? [] : {notation, mapping: appended};
        });
        setFound({...outcome, steps, value, wanted});
      });
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      window.clearTimeout(timer);
      stop?.();
    };
  }, [mapping, value, wanted]);

  return found?.value === value && found.wanted === wanted ? found : undefined;
}
