import type * as ssf from 'ssf';

type Ssf = typeof ssf;

/** Loads the number format library, which some bundlers wrap in `default`. */
export async function loadSsf(): Promise<Ssf> {
  const loaded = (await import('ssf')) as Ssf & {readonly default?: Ssf};
  return loaded.default ?? loaded;
}
