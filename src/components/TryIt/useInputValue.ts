import {useCallback} from 'react';
import type {Run} from '../../engine/messages';
import {MAX_EDITED_LENGTH} from '../../universal/constants';
import type {Input} from './draft';
import useReadSample from '../Panel/input/useReadSample';

/** '{"a": 1' → the sentence that says what is wrong with it. Of a long text, the worker says it. */
export function jsonMistake(text: string): string | undefined {
  try {
    if (text.length <= MAX_EDITED_LENGTH) {
      JSON.parse(text);
    }
    return undefined;
  } catch (error) {
    return `The input isn’t JSON: ${(error as Error).message}`;
  }
}

/** Gives the value of an input, as the worker takes it. */
export default function useInputValue(): (input: Input) => Promise<Run['input']> {
  const readSample = useReadSample();
  return useCallback(
    async (input) => {
      switch (input.kind) {
        case 'none':
          return 'null';
        case 'json':
          return input.text;
        case 'text':
          return new TextEncoder().encode(input.text);
        case 'file':
          return input.bytes;
        case 'sample':
          return readSample(input.name);
        case 'unreadable':
          throw new Error(input.problem);
      }
    },
    [readSample],
  );
}
