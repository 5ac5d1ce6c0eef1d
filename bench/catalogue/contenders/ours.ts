import {evaluate} from '../../../functions/language/run/evaluate';
import type {Value} from '../../../functions/language/types';
import {findMappingFunction} from '../../../functions/mappingFunctions';
import type {Contender} from './contender';

export const contender: Contender = ({mapping}) => ({
  run: (input) =>
    evaluate(mapping, {
      input: input as Value,
      context: {now: '2024-05-01T12:00:00Z'},
      resolve: findMappingFunction,
      timeLimitMs: Infinity,
    }),
});
