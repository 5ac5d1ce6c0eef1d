import {formatJavaScript, formatJson} from './format';
import {KEY, type SampleRequest} from './sampleRequest';

/** Quotes a string. JSON strings are valid in JavaScript, Python and C#. */
const quoted = (text: string) => JSON.stringify(text);

function hasKey({headers}: SampleRequest): boolean {
  return headers.some(({value}) => value.includes(KEY));
}

function urlWithQuery({url, query}: SampleRequest): string {
  const search = new URLSearchParams(query.map(({name, value}) => [name, value])).toString();
  return search ? `${url}?${search}` : url;
}

/** Quotes text for the shell if it contains special characters: It's → 'It'\''s' */
function shellWord(text: string): string {
  return /^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

async function curl(sample: SampleRequest): Promise<string> {
  const {method, headers, json, bodyFile, form = [], saveAs} = sample;
  const parts = [`curl ${shellWord(urlWithQuery(sample))}`];
  if (method !== 'GET') {
    parts.push(`--request ${method}`);
  }
  for (const {name, value} of headers) {
    const header = `${name}: ${value}`;
    parts.push(
      `--header ${value.includes(KEY) ? `"${header.replace(KEY, '$ACCESS_KEY')}"` : shellWord(header)}`,
    );
  }
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

function javascriptHeader(value: string): string {
  if (value === KEY) {
    return 'process.env.ACCESS_KEY';
  }
  return value.includes(KEY)
    ? `\`${value.replace(KEY, '${process.env.ACCESS_KEY}')}\``
    : quoted(value);
}

/** Generates JavaScript in our code style, including our style of quotes. */
async function javascript(sample: SampleRequest): Promise<string> {
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
    const fields = headers.map(({name, value}) => `${quoted(name)}: ${javascriptHeader(value)}`);
    options.push(`headers: {${fields.join(', ')}}`);
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

const pythonConstants = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

/** Formats a Python list, dictionary or argument list, with each part on its own line. */
function pythonBlock(parts: readonly string[], [open, close]: string, indent: string): string {
  const lines = parts.map((part) => `\n${indent}    ${part}`);
  return parts.length > 0 ? `${open}${lines.join(',')}\n${indent}${close}` : `${open}${close}`;
}

function pythonValue(value: unknown, indent: string): string {
  const inner = `${indent}    `;
  if (Array.isArray(value)) {
    return pythonBlock(
      value.map((item) => pythonValue(item, inner)),
      '[]',
      indent,
    );
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([name, field]) => `${quoted(name)}: ${pythonValue(field, inner)}`,
    );
    return pythonBlock(fields, '{}', indent);
  }
  return pythonConstants.get(value) ?? JSON.stringify(value);
}

function pythonHeader(value: string): string {
  if (value === KEY) {
    return 'os.environ["ACCESS_KEY"]';
  }
  return value.includes(KEY)
    ? `f"${value.replace(KEY, "{os.environ['ACCESS_KEY']}")}"`
    : quoted(value);
}

function python(sample: SampleRequest): string {
  const {method, url, headers, query, json, bodyFile, form = [], saveAs, answerType} = sample;
  const indent = '    ';
  const options: string[] = [];
  if (headers.length > 0) {
    const fields = headers.map(({name, value}) => `${quoted(name)}: ${pythonHeader(value)}`);
    options.push(`headers=${pythonBlock(fields, '{}', indent)}`);
  }
  if (query.length > 0) {
    const fields = Object.fromEntries(query.map(({name, value}) => [name, value]));
    options.push(`params=${pythonValue(fields, indent)}`);
  }
  if (json !== undefined) {
    options.push(`json=${pythonValue(json, indent)}`);
  }
  if (bodyFile) {
    options.push(`data=open(${quoted(bodyFile)}, "rb")`);
  }
  const files = form.filter(({isFile}) => isFile);
  if (files.length > 0) {
    const parts = files.map(({name, value}) => `(${quoted(name)}, open(${quoted(value)}, "rb"))`);
    options.push(`files=${pythonBlock(parts, '[]', indent)}`);
  }
  const fields = form.filter(({isFile}) => !isFile).map(({name, value}) => [name, value] as const);
  if (fields.length > 0) {
    options.push(`data=${pythonValue(Object.fromEntries(fields), indent)}`);
  }
  const call =
    options.length > 0 ? pythonBlock([quoted(url), ...options], '()', '') : `(${quoted(url)})`;
  const lines = [
    ...(hasKey(sample) ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}${call}`,
  ];
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

/** Generates the C# code that sets a header. A key is either the whole value or follows a scheme, as in "Bearer …". */
function csharpHeader({name, value}: SampleRequest['headers'][number]): string {
  const key = 'Environment.GetEnvironmentVariable("ACCESS_KEY")';
  if (name === 'Authorization') {
    const [scheme = ''] = value.split(' ');
    return `request.Headers.Authorization = new AuthenticationHeaderValue(${quoted(scheme)}, ${key});`;
  }
  return `request.Headers.TryAddWithoutValidation(${quoted(name)}, ${value === KEY ? key : quoted(value)});`;
}

async function csharp(sample: SampleRequest): Promise<string> {
  const {method, headers, json, bodyFile, bodyType = '', form, saveAs, answerType} = sample;
  const httpMethod = `HttpMethod.${method[0]!}${method.slice(1).toLowerCase()}`;
  const lines = [
    'using var client = new HttpClient();',
    '',
    `var request = new HttpRequestMessage(${httpMethod}, ${quoted(urlWithQuery(sample))});`,
    // In C#, the content type is set on the content below.
    ...headers.filter(({name}) => name !== 'Content-Type').map(csharpHeader),
  ];
  if (json !== undefined) {
    lines.push(
      'request.Content = new StringContent(',
      '"""',
      await formatJson(json),
      '""",',
      `System.Text.Encoding.UTF8, ${quoted(bodyType)});`,
    );
  }
  if (bodyFile) {
    lines.push(
      `var content = new StreamContent(File.OpenRead(${quoted(bodyFile)}));`,
      `content.Headers.ContentType = new MediaTypeHeaderValue(${quoted(bodyType)});`,
      'request.Content = content;',
    );
  }
  if (form) {
    lines.push('var content = new MultipartFormDataContent();');
    for (const {name, value, isFile} of form) {
      lines.push(
        isFile
          ? `content.Add(new StreamContent(File.OpenRead(${quoted(value)})), ${quoted(name)}, ${quoted(value)});`
          : `content.Add(new StringContent(${quoted(value)}), ${quoted(name)});`,
      );
    }
    lines.push('request.Content = content;');
  }
  lines.push('', 'using var response = await client.SendAsync(request);');
  if (saveAs) {
    lines.push(
      'response.EnsureSuccessStatusCode();',
      `await File.WriteAllBytesAsync(${quoted(saveAs)}, await response.Content.ReadAsByteArrayAsync());`,
    );
  } else {
    const body = answerType ? ' {await response.Content.ReadAsStringAsync()}' : '';
    lines.push(`Console.WriteLine($"{(int)response.StatusCode}${body}");`);
  }
  const code = lines.join('\n');
  return code.includes('HeaderValue') ? `using System.Net.Http.Headers;\n\n${code}` : code;
}

/** Each language's code generator, in tab order. */
export const languages = {bash: curl, javascript, python, csharp} as const;
export type Language = keyof typeof languages;

/** Generates the code that sends a request in a language. The code reads the key from an environment variable. */
export async function codeSample(language: Language, sample: SampleRequest): Promise<string> {
  return languages[language](sample);
}
