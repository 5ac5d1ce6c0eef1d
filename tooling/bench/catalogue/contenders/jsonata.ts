import jsonata from 'jsonata';
import type {Contender} from './contender';
import {withLibraries} from './withLibraries';

export const contender: Contender = (chain) => {
  const expression = jsonata(chain.jsonata);
  return {run: (input) => withLibraries(chain, input, (data) => expression.evaluate(data))};
};
