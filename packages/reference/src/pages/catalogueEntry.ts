/** What the workbench knows about a mapping function. apps/site/docusaurus/functionTables/index.ts generates the list. */

export interface CatalogueParameter {
  readonly name: string;
  /** 'Text', 'List<Object> or Expression' */
  readonly type: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly isRest: boolean;
  /** The default as notation: '"left"'. Missing if the parameter is required. */
  readonly default?: string;
  /** The allowed values, each with a phrase that says what it does. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface CatalogueEntry {
  /** 'Text.Upper' */
  readonly name: string;
  readonly summary: string;
  /** '(text, length, side?) → Text' */
  readonly signature: string;
  readonly parameters: readonly CatalogueParameter[];
}
