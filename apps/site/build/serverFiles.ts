import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {mediaTypes} from './mediaTypes';

type Headers = readonly (readonly [name: string, value: string])[];

/** Files in a build that only servers read. Requests for them get 404. */
export const HEADERS_FILE = '_headers';
export const NGINX_FILE = '_site.nginx';

/** Returns the lines of _headers, for Cloudflare Pages and Netlify. Our own server reads only the first block. */
function headersLines(headers: Headers, baseUrl: string): string[] {
  return [
    `${baseUrl}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `${baseUrl}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
  ];
}

/** Returns the lines that deploy/nginx.conf includes: the headers, media types and base URL of this build. */
function nginxLines(headers: Headers, baseUrl: string): string[] {
  const notFoundPage = `${baseUrl}404.html`;
  const withoutSlash = baseUrl.slice(0, -1);
  return [
    ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
    'types {',
    ...Object.entries(mediaTypes).map(([extension, type]) => `  "${type}" ${extension};`),
    '}',
    `error_page 404 ${notFoundPage};`,
    // By default, nginx returns 400 for a URL that it can't decode.
    `error_page 400 =404 ${notFoundPage};`,
    `location = ${notFoundPage} { internal; }`,
    ...(withoutSlash
      ? [
          `location = ${withoutSlash} {`,
          `  if ($path != ${withoutSlash}) { return 404; }`,
          `  return 301 ${baseUrl}$query;`,
          '}',
        ]
      : []),
  ];
}

/** Writes the headers for static hosts and our own server, and the file that nginx includes. */
export function writeServerFiles(directory: string, headers: Headers, baseUrl: string): void {
  const write = (name: string, lines: string[]) =>
    writeFileSync(join(directory, name), `${lines.join('\n')}\n`);
  write(HEADERS_FILE, headersLines(headers, baseUrl));
  write(NGINX_FILE, nginxLines(headers, baseUrl));
}
