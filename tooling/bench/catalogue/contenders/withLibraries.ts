import type {Chain, Input} from '../chain';

/** Runs a mapping between the libraries that read and write the chain's files. */
export async function withLibraries(
  chain: Chain,
  input: Input,
  map: (data: unknown) => unknown,
): Promise<unknown> {
  const data: unknown = chain.read ? await chain.read(input as Buffer) : input;
  const mapped = await map(data);
  return chain.write ? chain.write(mapped) : mapped;
}
