import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import type {Value} from '@documentation/base/internal/values/types';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import type {Contender} from './contender';

export const contender: Contender = ({mapping}) => ({
  run: (input) =>
    evaluateNotation(mapping, {
      input: input as Value,
      context: {now: '2024-05-01T12:00:00Z'},
      resolve: findMappingFunction,
      timeLimitMs: Infinity,
    }),
});
