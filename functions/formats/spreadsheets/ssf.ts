import type * as ssf from 'ssf';

type Ssf = typeof ssf;

/** The library for number formats, however the bundler wraps it. */
export async function loadSsf(): Promise<Ssf> {
  const loaded = (await import('ssf')) as Ssf & {readonly default?: Ssf};
  return loaded.default ?? loaded;
}
