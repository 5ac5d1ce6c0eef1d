// What programs outside this repository get. README.md describes it.
export {MappingError} from '@documentation/base/internal/values/errors';
export type {Range} from '@documentation/base/internal/values/range';
export type {ErrorCode, Value} from '@documentation/base/internal/values/types';
export {findMappingFunction as findFunction} from './functions/index';
export {NotationError} from './language/notation/notationError';
export {parse} from './language/notation/parse';
export type {Node} from './language/notation/tree';
export type {MappingFunction, Parameter} from './language/types';
export {call, run, type CallOptions, type RunOptions} from './runtime/run';
