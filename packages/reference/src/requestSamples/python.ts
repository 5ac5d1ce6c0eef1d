import {quoted} from './quoted';
import type {Header, SampleRequest} from './request';

const INDENT = '    ';

const expressions = {
  API_KEY: 'os.environ["API_KEY"]',
  ACCESS_KEY: 'os.environ["ACCESS_KEY"]',
  UUID: 'str(uuid.uuid4())',
} as const;

const constants = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

/** Formats a Python list, dictionary or argument list, with each part on its own line. */
function block(parts: readonly string[], [open, close]: string, indent: string): string {
  const lines = parts.map((part) => `\n${indent}${INDENT}${part}`);
  return parts.length > 0 ? `${open}${lines.join(',')}\n${indent}${close}` : `${open}${close}`;
}

function literal(value: unknown, indent: string): string {
  const inner = `${indent}${INDENT}`;
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, inner));
    return block(items, '[]', indent);
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([name, field]) => `${quoted(name)}: ${literal(field, inner)}`,
    );
    return block(fields, '{}', indent);
  }
  return constants.get(value) ?? (typeof value === 'string' ? quoted(value) : String(value));
}

function headerItem({name, value, supplied}: Header): string {
  const expression = supplied && expressions[supplied];
  // Before Python 3.12, an f-string in double quotes can't contain double quotes.
  const written = expression
    ? value
      ? `f"${value}{${expression.replaceAll('"', "'")}}"`
      : expression
    : quoted(value);
  return `${quoted(name)}: ${written}`;
}

function imports({headers}: SampleRequest): string[] {
  const supplied = headers.map((header) => header.supplied);
  const standard = [
    ...(supplied.some((name) => name === 'API_KEY' || name === 'ACCESS_KEY') ? ['import os'] : []),
    ...(supplied.includes('UUID') ? ['import uuid'] : []),
  ];
  return [...standard, ...(standard.length > 0 ? [''] : []), 'import requests', ''];
}

function callArguments({headers, query, json, bodyFile, form = []}: SampleRequest): string[] {
  const options: string[] = [];
  if (headers.length > 0) {
    options.push(`headers=${block(headers.map(headerItem), '{}', INDENT)}`);
  }
  if (query.length > 0) {
    const fields = Object.fromEntries(query.map(({name, value}) => [name, value]));
    options.push(`params=${literal(fields, INDENT)}`);
  }
  if (json !== undefined) {
    options.push(`json=${literal(json, INDENT)}`);
  }
  if (bodyFile) {
    options.push(`data=open(${quoted(bodyFile)}, "rb")`);
  }
  const files = form.filter(({isFile}) => isFile);
  if (files.length > 0) {
    const parts = files.map(({name, value}) => `(${quoted(name)}, open(${quoted(value)}, "rb"))`);
    options.push(`files=${block(parts, '[]', INDENT)}`);
  }
  const fields = form.filter(({isFile}) => !isFile).map(({name, value}) => [name, value] as const);
  if (fields.length > 0) {
    options.push(`data=${literal(Object.fromEntries(fields), INDENT)}`);
  }
  return options;
}

export function python(sample: SampleRequest): string {
  const {method, url, saveAs, answerType} = sample;
  const options = callArguments(sample);
  const call = options.length > 0 ? block([quoted(url), ...options], '()', '') : `(${quoted(url)})`;
  const lines = [...imports(sample), `response = requests.${method.toLowerCase()}${call}`];
  if (saveAs) {
    lines.push(
      'response.raise_for_status()',
      `with open(${quoted(saveAs)}, "wb") as file:`,
      '    file.write(response.content)',
    );
  } else {
    lines.push(`print(response.status_code${answerType ? ', response.json()' : ''})`);
  }
  return lines.join('\n');
}
