import {formatJavaScript} from './format';
import {quoted, urlWithQuery} from './quoted';
import type {Header, SampleRequest} from './request';

const expressions = {
  API_KEY: 'process.env.API_KEY',
  ACCESS_KEY: 'process.env.ACCESS_KEY',
  UUID: 'crypto.randomUUID()',
} as const;

function headerField({name, value, supplied}: Header): string {
  const expression = supplied && expressions[supplied];
  const written = expression
    ? value
      ? `\`${value}\${${expression}}\``
      : expression
    : quoted(value);
  return `${quoted(name)}: ${written}`;
}

/** Generates JavaScript in our code style, including our style of quotes. */
export async function javascript(sample: SampleRequest): Promise<string> {
  const {method, headers, json, bodyFile, form, saveAs, answerType} = sample;
  const lines: string[] = [];
  if (saveAs || bodyFile || form?.some(({isFile}) => isFile)) {
    lines.push("import fs from 'node:fs';", '');
  }
  const options: string[] = [];
  if (method !== 'GET') {
    options.push(`method: '${method}'`);
  }
  if (headers.length > 0) {
    options.push(`headers: {${headers.map(headerField).join(', ')}}`);
  }
  if (json !== undefined) {
    options.push(`body: JSON.stringify(${JSON.stringify(json)})`);
  }
  if (bodyFile) {
    options.push(`body: fs.readFileSync(${quoted(bodyFile)})`);
  }
  if (form) {
    lines.push('const formData = new FormData();');
    for (const {name, value, isFile} of form) {
      const content = isFile
        ? `new Blob([fs.readFileSync(${quoted(value)})]), ${quoted(value)}`
        : quoted(value);
      lines.push(`formData.append(${quoted(name)}, ${content});`);
    }
    lines.push('');
    options.push('body: formData');
  }
  const second = options.length > 0 ? `, {${options.join(', ')}}` : '';
  lines.push(`const response = await fetch(${quoted(urlWithQuery(sample))}${second});`);
  if (saveAs) {
    lines.push(
      'if (!response.ok) { throw new Error(await response.text()); }',
      `fs.writeFileSync(${quoted(saveAs)}, Buffer.from(await response.arrayBuffer()));`,
    );
  } else {
    lines.push(`console.log(response.status${answerType ? ', await response.json()' : ''});`);
  }
  return formatJavaScript(lines.join('\n'));
}
