/** The preview of a sample file, which apps/site/docusaurus/samplePreviews/index.ts generates. */
export interface SamplePreviewData {
  readonly file: string;
  readonly bytes: number;
  /** The call that read the file, or null if its text is shown. */
  readonly call: string | null;
  /** What the sample is opened with in the workbench. */
  readonly opened: {readonly mapping: string; readonly isData: boolean};
  readonly rows?: readonly (readonly (string | null)[])[];
  readonly lines?: readonly string[];
  /** The total number of rows or lines, including those that aren't shown. */
  readonly total: number;
}

/** A sheet of a workbook, as text. Empty cells are null. */
export interface SheetData {
  readonly file: string;
  /** The number of the row with the headers, as Excel shows it. */
  readonly headerRow: number;
  readonly rows: readonly (readonly (string | null)[])[];
}
