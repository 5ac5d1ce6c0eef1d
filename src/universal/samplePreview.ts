/** The preview of a sample file, which plugins/samplePreviews/index.ts generates. */
export interface SamplePreviewData {
  readonly file: string;
  readonly bytes: number;
  /** The call that read the file, or null if its text is shown. */
  readonly call: string | null;
  readonly rows?: readonly (readonly (string | null)[])[];
  readonly lines?: readonly string[];
  /** The total number of rows or lines, including those that aren't shown. */
  readonly total: number;
}
