import type {History} from 'history';
import type {Context} from 'react';

/** Exported by the router, but missing from its types. */
declare module 'react-router' {
  export const __HistoryContext: Context<History>;
}
