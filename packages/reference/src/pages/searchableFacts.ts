import type {TypeName} from '@documentation/base/internal/values/types';

/** Facts that search by example needs, and that definitions in workers lack (apps/site/docusaurus/codeOnly). */
export interface SearchableFacts {
  readonly summary: string;
  readonly returns: {readonly type: TypeName | readonly TypeName[]};
  /** The documented examples, only with their literal arguments. */
  readonly examples: readonly {
    readonly kind: string;
    readonly args: Readonly<Record<string, unknown>>;
  }[];
}
