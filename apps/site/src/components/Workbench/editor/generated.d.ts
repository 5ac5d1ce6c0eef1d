/** What apps/site/docusaurus/functionTables/index.ts generates. An ambient module can't import the types of the data. */
declare module '@generated/function-tables/default/*.json' {
  const data: unknown;
  export default data;
}
