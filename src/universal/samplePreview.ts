/** What plugins/samplePreviews/index.ts reads from a file. */
export interface SamplePreviewData {
  readonly file: string;
  readonly bytes: number;
  /** The call that read the file, or null where its text is shown. */
  readonly call: string | null;
  readonly rows?: readonly (readonly (string | null)[])[];
  readonly lines?: readonly string[];
  /** How many rows or lines there are, shown or not. */
  readonly total: number;
}
