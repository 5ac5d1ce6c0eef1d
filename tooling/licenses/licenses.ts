import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** '/site/node_modules/@mdx-js/react/lib/index.js' → '/site/node_modules/@mdx-js/react' */
const packageFolder = /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
/** Matches 'LICENSE', 'license.md', 'LICENSE-MIT.txt', 'COPYING' and 'NOTICE'. */
const licenseFile = /^(?:license|licence|copying|notice)(?:[.-].*)?$/i;

interface License {
  /** 'react 19.2.9 (MIT)' */
  readonly title: string;
  readonly text: string;
}

/** Returns the folder of the package that a file belongs to, if it belongs to one. */
export function packageFolderOf(file: string): string | undefined {
  return packageFolder.exec(file)?.[0];
}

function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
}

function readLicense(folder: string, textsFolder: string): License {
  const {name, version, license} = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as {name: string; version: string; license?: unknown};
  const files = readdirSync(folder).filter((file) => licenseFile.test(file));
  const own = files.sort().map((file) => readText(join(folder, file)));
  const added = join(textsFolder, `${name}.txt`);
  return {
    title: `${name} ${version} (${typeof license === 'string' ? license : 'see below'})`,
    text: own.join('\n\n').trim() || (existsSync(added) ? readText(added) : ''),
  };
}

/**
 * Returns the license texts of packages, by their folders. Each text occurs once, below the packages that share it.
 * `textsFolder` has the texts of packages that have none of their own.
 */
export function noticesOf(
  folders: readonly string[],
  introduction: string,
  textsFolder: string,
): string {
  const licenses = folders.map((folder) => readLicense(folder, textsFolder));
  const missing = licenses.filter(({text}) => !text).map(({title}) => title);
  if (missing.length > 0) {
    throw new Error(
      `These packages are part of the scripts, but have no license text: ${missing.sort().join(', ')}. Add the text from the package's repository to ${textsFolder}, or use another package.`,
    );
  }
  const titlesByText = new Map<string, string[]>();
  for (const {title, text} of licenses) {
    titlesByText.set(text, [...(titlesByText.get(text) ?? []), title]);
  }
  const notices = [...titlesByText].map(
    ([text, titles]) => `${[...new Set(titles)].sort().join('\n')}\n\n${text}\n`,
  );
  return [`${introduction}\n`, ...notices.sort()].join(`\n${'='.repeat(80)}\n\n`);
}
