import {formatJson} from './format';
import {urlWithQuery} from './quoted';
import type {Header, SampleRequest} from './request';

/** What the shell puts in place of a supplied value. macOS and most Linux distributions have uuidgen. */
const expansions = {
  API_KEY: '$API_KEY',
  ACCESS_KEY: '$ACCESS_KEY',
  UUID: '$(uuidgen)',
} as const;

/** Quotes text for the shell if it contains special characters: It's → 'It'\''s' */
function shellWord(text: string): string {
  return /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function headerOption({name, value, supplied}: Header): string {
  const header = `${name}: ${value}`;
  return `--header ${supplied ? `"${header}${expansions[supplied]}"` : shellWord(header)}`;
}

export async function curl(sample: SampleRequest): Promise<string> {
  const {method, headers, json, bodyFile, form = [], saveAs} = sample;
  const parts = [`curl ${shellWord(urlWithQuery(sample))}`];
  if (method !== 'GET') {
    parts.push(`--request ${method}`);
  }
  parts.push(...headers.map(headerOption));
  if (json !== undefined) {
    parts.push(`--data ${shellWord(await formatJson(json))}`);
  }
  if (bodyFile) {
    parts.push(`--data-binary ${shellWord(`@${bodyFile}`)}`);
  }
  for (const {name, value, isFile} of form) {
    parts.push(`--form ${shellWord(`${name}=${isFile ? '@' : ''}${value}`)}`);
  }
  if (saveAs) {
    parts.push('--fail', `--output ${saveAs}`);
  }
  return parts.join(' \\\n  ');
}
