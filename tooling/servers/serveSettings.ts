import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {readEnvironment, readPort} from '../../apps/site/config/environment';
import {HEADERS_FILE} from '../../apps/site/build/serverFiles';

export interface ServeSettings {
  readonly directory: string;
  readonly baseUrl: string;
  readonly port: number;
}

/** Reads from the environment which build to serve, and on which port. Ends the process if a setting is invalid. */
export function readServeSettings(): ServeSettings {
  const {baseUrl} = readEnvironment();
  const {BUILD_DIRECTORY: directory = 'build'} = process.env;
  const port = readPort();
  // The build writes this file near its end, so a build without it is unfinished.
  if (!existsSync(join(directory, HEADERS_FILE))) {
    console.error(`${directory}/ doesn't contain a finished site. Build it first: npm run build`);
    process.exit(1);
  }
  return {directory, baseUrl, port};
}
