import {readdirSync, readFileSync} from 'node:fs';
import {extname, join} from 'node:path';

const folder = 'apps/site/content/static/programs';

const languageByExtension: Readonly<Record<string, string>> = {
  '.mjs': 'javascript',
  '.py': 'python',
  '.cs': 'csharp',
  '.php': 'php',
  '.java': 'java',
  '.go': 'go',
};

export interface ProgramFile {
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

/** Lists the programs that pages show and offer for download, with this deployment's API origin. */
export function readPrograms(apiOrigin: string): ProgramFile[] {
  return readdirSync(folder).map((name) => ({
    name,
    language: languageByExtension[extname(name)]!,
    code: readFileSync(join(folder, name), 'utf8').replaceAll('https://api.example.com', apiOrigin),
  }));
}
