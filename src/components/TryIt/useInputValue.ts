import {useCallback} from 'react';
import type {Value} from '../../../functions/types';
import type {Input} from './draft';
import useReadSample from './useReadSample';

/** '{"a": 1' → the sentence that says what is wrong with it */
export function jsonMistake(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `The input isn’t JSON: ${(error as Error).message}`;
  }
}

/** Gives the value that an input stands for. */
export default function useInputValue(): (input: Input) => Promise<Value> {
  const readSample = useReadSample();
  return useCallback(
    async (input) => {
      switch (input.kind) {
        case 'none':
          return null;
        case 'json':
          return JSON.parse(input.text) as Value;
        case 'text':
          return new TextEncoder().encode(input.text);
        case 'file':
          return input.bytes;
        case 'sample':
          return readSample(input.name);
      }
    },
    [readSample],
  );
}
