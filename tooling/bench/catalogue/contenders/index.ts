import type {Contender} from './contender';

/** The contenders, by their names in the table. A process loads only the one that it measures. */
export const contenders = {
  ours: () => import('./ours'),
  'plain JavaScript': () => import('./plainJavaScript'),
  JSONata: () => import('./jsonata'),
  jq: () => import('./jq'),
} satisfies Record<string, () => Promise<{contender: Contender}>>;

export type ContenderName = keyof typeof contenders;
export const contenderNames = Object.keys(contenders) as ContenderName[];
