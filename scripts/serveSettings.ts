import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {readEnvironment} from '../config/environment';
import {HEADERS_FILE} from './serverFiles';

export interface ServeSettings {
  readonly directory: string;
  readonly baseUrl: string;
  readonly port: number;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** What to serve, and where: from the environment. A mistake ends the process with one sentence. */
export function readServeSettings(): ServeSettings {
  const {baseUrl} = readEnvironment();
  const {PORT, BUILD_DIRECTORY: directory = 'build'} = process.env;
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    fail(`PORT must be a number from 0 to 65535, but it is "${PORT}".`);
  }
  // The build writes it last but for compressed copies.
  if (!existsSync(join(directory, HEADERS_FILE))) {
    fail(`There is no finished site in ${directory}/. Build it first: npm run build`);
  }
  return {directory, baseUrl, port};
}
