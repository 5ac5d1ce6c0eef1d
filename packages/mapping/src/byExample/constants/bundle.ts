import type {Constant} from './constant';

/** Constants for several parameters that belong together, by parameter name. */
export type Bundle = Readonly<Record<string, Constant>>;
