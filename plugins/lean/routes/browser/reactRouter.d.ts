import type {History} from 'history';
import type {Context} from 'react';

/** There, but not in the router's types. */
declare module 'react-router' {
  export const __HistoryContext: Context<History>;
}
