import type {TypeName} from '@documentation/mapping/internal/language/types';

/** Facts that search by example needs, and that definitions in workers lack (plugins/codeOnly). */
export interface SearchableFacts {
  readonly summary: string;
  readonly returns: {readonly type: TypeName | readonly TypeName[]};
  /** The documented examples, only with their literal arguments. */
  readonly examples: readonly {
    readonly kind: string;
    readonly args: Readonly<Record<string, unknown>>;
  }[];
}
