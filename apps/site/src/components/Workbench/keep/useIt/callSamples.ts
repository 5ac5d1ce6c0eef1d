import {shellWord} from '../shellWord';

/** One call of an endpoint, which runs a published mapping. */
export interface EndpointCall {
  /** 'https://api.example.com' */
  readonly origin: string;
  /** The endpoint's name: 'order-to-invoice' */
  readonly endpoint: string;
  /** The name of the file to send. Without one, the input is null. */
  readonly file: string | undefined;
  /** Whether the file is sent as JSON instead of as a file. */
  readonly isData: boolean;
}

/** Quotes a string. JSON strings are valid in Python and C#. */
const quoted = (text: string) => JSON.stringify(text);

/** Quotes a string as our JavaScript samples do: It's → 'It\'s' */
function singleQuoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return `'${inner.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}

function isForm({file, isData}: EndpointCall): boolean {
  return file !== undefined && !isData;
}

function urlOf(call: EndpointCall): string {
  return `${call.origin}/endpoints/${call.endpoint}/${isForm(call) ? 'file' : 'json'}`;
}

function curl(call: EndpointCall): string {
  const {file, isData} = call;
  const parts = [
    `curl ${shellWord(urlOf(call))}`,
    '--request POST',
    '--header "Authorization: Bearer $API_KEY"',
    '--header "Idempotency-Key: $(uuidgen)"',
  ];
  if (file !== undefined && !isData) {
    // curl reads commas and semicolons in an unquoted name as its own syntax.
    const name = file.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`);
    parts.push(`--form ${shellWord(/[,;"\\]/.test(file) ? `file=@"${name}"` : `file=@${file}`)}`);
  } else {
    parts.push(
      "--header 'Content-Type: application/json'",
      file === undefined ? '--data null' : `--data-binary ${shellWord(`@${file}`)}`,
    );
  }
  return parts.join(' \\\n  ');
}

function javascript(call: EndpointCall): string {
  const {file} = call;
  const contents = file === undefined ? "'null'" : `fs.readFileSync(${singleQuoted(file)})`;
  const lines = file === undefined ? [] : ["import fs from 'node:fs';", ''];
  if (isForm(call)) {
    lines.push(
      'const formData = new FormData();',
      `formData.append('file', new Blob([${contents}]), ${singleQuoted(file!)});`,
      '',
    );
  }
  lines.push(
    `const response = await fetch(${singleQuoted(urlOf(call))}, {`,
    "  method: 'POST',",
    '  headers: {',
    '    Authorization: `Bearer ${process.env.API_KEY}`,',
    "    'Idempotency-Key': crypto.randomUUID(),",
    ...(isForm(call) ? [] : ["    'Content-Type': 'application/json',"]),
    '  },',
    `  body: ${isForm(call) ? 'formData' : contents},`,
    '});',
    'console.log(response.status, await response.json());',
  );
  return lines.join('\n');
}

function python(call: EndpointCall): string {
  const {file} = call;
  const opened = file === undefined ? '"null"' : `open(${quoted(file)}, "rb")`;
  return [
    'import os',
    'import uuid',
    '',
    'import requests',
    '',
    'response = requests.post(',
    `    ${quoted(urlOf(call))},`,
    '    headers={',
    `        "Authorization": f"Bearer {os.environ['API_KEY']}",`,
    '        "Idempotency-Key": str(uuid.uuid4()),',
    ...(isForm(call) ? [] : ['        "Content-Type": "application/json",']),
    '    },',
    isForm(call) ? `    files={"file": ${opened}},` : `    data=${opened},`,
    ')',
    'print(response.status_code, response.json())',
  ].join('\n');
}

function csharpContent(call: EndpointCall): string[] {
  const {file} = call;
  if (file === undefined) {
    return [
      'request.Content = new StringContent("null", System.Text.Encoding.UTF8, "application/json");',
    ];
  }
  const opened = `new StreamContent(File.OpenRead(${quoted(file)}))`;
  return isForm(call)
    ? [
        'var content = new MultipartFormDataContent();',
        `content.Add(${opened}, "file", ${quoted(file)});`,
        'request.Content = content;',
      ]
    : [
        `var content = ${opened};`,
        'content.Headers.ContentType = new MediaTypeHeaderValue("application/json");',
        'request.Content = content;',
      ];
}

function csharp(call: EndpointCall): string {
  return [
    'using System.Net.Http.Headers;',
    '',
    'using var client = new HttpClient();',
    '',
    `var request = new HttpRequestMessage(HttpMethod.Post, ${quoted(urlOf(call))});`,
    'request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable("API_KEY"));',
    'request.Headers.TryAddWithoutValidation("Idempotency-Key", Guid.NewGuid().ToString());',
    ...csharpContent(call),
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n');
}

/** Each language's code generator. The code reads the key from an environment variable. */
export const callSamples = {curl, javascript, python, csharp} as const;
