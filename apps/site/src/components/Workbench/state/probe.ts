import type {Value} from '@documentation/base/internal/values/types';
import type {RunFile} from '../../../engine/workbenchMessages';

/**
 * Evaluates notation on the draft's files, or with `$` as the given file. Returns the value, cut to fit, or undefined
 * if it fails.
 */
export type Probe = (notation: string, file?: RunFile) => Promise<Value | undefined>;

/** Returns why notation fails on a file. */
export type Explain = (notation: string, file: RunFile) => Promise<string | undefined>;
