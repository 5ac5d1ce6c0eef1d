/** What apps/cli/build/bundle.ts writes into the program, because only the build knows it. */

/** The version, where the documentation is, and the pages and notices, compressed and encoded as Base64. */
declare const BUNDLED: {
  readonly version: string;
  /** 'https://docs.example.com/docs/' */
  readonly siteUrl: string;
  readonly documentation: string;
  readonly notices: string;
  /** The code of libraries, by name, compressed like the pages. */
  readonly libraries: Readonly<Record<string, string>>;
};
