import {urlWithQuery} from './quoted';
import {formatJson} from './values';
import type {FormField, Header, SampleRequest} from './request';

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

/** Names a file for curl, which reads the standard input for "-". */
function filePath(path: string): string {
  return path === '-' ? './-' : path;
}

function formOption({name, value, isFile}: FormField): string {
  if (isFile) {
    const path = filePath(value);
    // These characters would end the file name, so curl needs it in quotation marks.
    const written = /[",;]|^\s|\s$/.test(path)
      ? `"${path.replaceAll(/["\\]/g, String.raw`\$&`)}"`
      : path;
    return `--form ${shellWord(`${name}=@${written}`)}`;
  }
  // At the start of a value, these characters are special to curl, unless it's told to use the value as it is.
  const option = /^[@<("]|;/.test(value) ? '--form-string' : '--form';
  return `${option} ${shellWord(`${name}=${value}`)}`;
}

export function curl(sample: SampleRequest): string {
  const {method, headers, json, bodyFile, form = [], saveAs} = sample;
  const parts = [`curl ${shellWord(urlWithQuery(sample))}`];
  if (method !== 'GET') {
    parts.push(`--request ${method}`);
  }
  parts.push(...headers.map(headerOption));
  if (json !== undefined) {
    parts.push(`--data ${shellWord(formatJson(json))}`);
  }
  if (bodyFile) {
    parts.push(`--data-binary ${shellWord(`@${filePath(bodyFile)}`)}`);
  }
  parts.push(...form.map(formOption));
  if (saveAs) {
    parts.push('--fail', `--output ${shellWord(saveAs)}`);
  }
  return parts.join(' \\\n  ');
}
