/** A section of a guide that uses a function. apps/site/docusaurus/functionPages/guideUses.ts finds them. */
export interface GuideUse {
  /** 'Sample files: Join two files' */
  readonly title: string;
  /** '/guides/mappings/samples/#join-two-files' */
  readonly to: string;
}
