import {useCallback} from 'react';
import type {Run} from '../../../engine/messages';
import type {Input} from '../drafts/input';
import useReadSample from './useReadSample';

/** Returns a function that turns an input into the value that the worker expects. */
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
