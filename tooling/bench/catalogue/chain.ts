/** A file as bytes, or a JSON value. */
export type Input = Buffer | object;

/** A task that integrators solve with a mapping, written for each contender. */
export interface Chain<Data = unknown, Mapped = unknown> {
  /** The name in the table: 'CSV to five fields' */
  readonly title: string;
  /** Makes an input with this number of rows, always the same. */
  readonly makeInput: (rows: number) => Input | Promise<Input>;
  /** The format of the file that the chain writes. Without it, the result is a value. */
  readonly writes?: 'JSON' | 'XML' | 'XLSX';
  /** Our notation, where `$` is the input. */
  readonly mapping: string;
  /** Reads an input file with the library that a developer would choose. Plain JavaScript and JSONata share it. */
  read?(file: Buffer): Data | Promise<Data>;
  /** The mapping between reading and writing, in plain JavaScript. */
  map(data: Data): Mapped;
  /** The same mapping in JSONata. */
  readonly jsonata: string;
  /** Writes an output file with the library that a developer would choose. Plain JavaScript and JSONata share it. */
  write?(mapped: Mapped): Uint8Array | Promise<Uint8Array>;
  /** The whole task in jq, if it can read and write the formats. */
  readonly jq?: string;
}
