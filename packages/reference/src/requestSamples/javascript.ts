import {write, type Layout} from './layout';
import {fileName, quotedInJavaScript as quoted, urlWithQuery} from './quoted';
import type {FormField, Header, SampleRequest} from './request';
import {callOf, callWithValue, objectOf} from './values';

const expressions = {
  API_KEY: 'process.env.API_KEY',
  ACCESS_KEY: 'process.env.ACCESS_KEY',
  UUID: 'crypto.randomUUID()',
} as const;

const FETCH = 'const response = await fetch';

function headerCode({value, supplied}: Header): string {
  const expression = supplied && expressions[supplied];
  if (!expression) {
    return quoted(value);
  }
  return value ? `\`${value}\${${expression}}\`` : expression;
}

function appendCode({name, value, isFile}: FormField): string {
  const content = isFile
    ? [`new Blob([fs.readFileSync(${quoted(value)})])`, quoted(fileName(value))]
    : [quoted(value)];
  return `${write(callOf('formData.append', [quoted(name), ...content]), '', 0, 1)};`;
}

function optionsOf({method, headers, json, bodyFile, form}: SampleRequest): [string, Layout][] {
  const options: [string, Layout][] = [];
  if (method !== 'GET') {
    options.push(['method', quoted(method)]);
  }
  if (headers.length > 0) {
    options.push(['headers', objectOf(headers.map((header) => [header.name, headerCode(header)]))]);
  }
  if (json !== undefined) {
    options.push(['body', callWithValue('JSON.stringify', json)]);
  }
  if (bodyFile) {
    options.push(['body', `fs.readFileSync(${quoted(bodyFile)})`]);
  }
  if (form) {
    options.push(['body', 'formData']);
  }
  return options;
}

/** Writes the request. If the options need several lines, the URL stays on the first one if it fits. */
function requestCode(sample: SampleRequest): string {
  const url = quoted(urlWithQuery(sample));
  const options = optionsOf(sample);
  if (options.length === 0) {
    return write(callOf(FETCH, [url]), '', 0, 1);
  }
  const object = objectOf(options);
  const besideUrl = {...object, open: `${FETCH}(${url}, {`, close: '})'};
  const [firstLine = ''] = write({...besideUrl, isBroken: true}).split('\n');
  return firstLine.length <= 80
    ? write(besideUrl, '', 0, 1)
    : write(callOf(FETCH, [url, object]), '', 0, 1);
}

/** Generates JavaScript in our code style, including our style of quotes. */
export function javascript(sample: SampleRequest): string {
  const {bodyFile, form, saveAs, answerType} = sample;
  const lines: string[] = [];
  if (saveAs || bodyFile || form?.some(({isFile}) => isFile)) {
    lines.push("import fs from 'node:fs';", '');
  }
  if (form) {
    lines.push('const formData = new FormData();', ...form.map(appendCode), '');
  }
  lines.push(`${requestCode(sample)};`);
  if (saveAs) {
    lines.push(
      'if (!response.ok) {',
      '  throw new Error(await response.text());',
      '}',
      `fs.writeFileSync(${quoted(saveAs)}, Buffer.from(await response.arrayBuffer()));`,
    );
  } else {
    lines.push(`console.log(response.status${answerType ? ', await response.json()' : ''});`);
  }
  return lines.join('\n');
}
