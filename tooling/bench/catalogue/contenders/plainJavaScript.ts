import type {Contender} from './contender';
import {withLibraries} from './withLibraries';

export const contender: Contender = (chain) => ({
  run: (input) => withLibraries(chain, input, (data) => chain.map(data)),
});
