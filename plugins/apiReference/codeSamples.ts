import {snippetz} from '@scalar/snippetz';
import {formatJavaScript, formatJson} from './format';
import {KEY, type SampleRequest} from './sampleRequest';

/**
 * Writes a sample in each language. The library writes the request; here the access key becomes an
 * environment variable, a file becomes the body, and the answer is shown or saved.
 */
const library = snippetz();

/** Fails the build when the library writes something else than what is to be replaced. */
function replaced(code: string, from: string | RegExp, to: string): string {
  const result = code.replace(from, to);
  if (result === code) {
    throw new Error(`A code sample doesn't contain ${String(from)}:\n${code}`);
  }
  return result;
}

function hasKey({request}: SampleRequest): boolean {
  return request.headers.some(({value}) => value.includes(KEY));
}

/** Short objects on one line: the library gives each value a line of its own. */
async function withShortJson(code: string, {request}: SampleRequest): Promise<string> {
  if (request.postData?.mimeType !== 'application/json') {
    return code;
  }
  const value: unknown = JSON.parse(request.postData.text!);
  return replaced(`${code}\n`, JSON.stringify(value, null, 2), await formatJson(value)).trimEnd();
}

async function curl(sample: SampleRequest): Promise<string> {
  let code = await withShortJson(library.print('shell', 'curl', sample.request)!, sample);
  if (hasKey(sample)) {
    code = replaced(code, new RegExp(`'([^']*)${KEY}'`), '"$1$$ACCESS_KEY"');
  }
  return sample.saveAs ? `${code} \\\n  --fail \\\n  --output ${sample.saveAs}` : code;
}

async function javascript(sample: SampleRequest): Promise<string> {
  const {bodyFile, saveAs, answerType} = sample;
  let code = library.print('node', 'fetch', sample.request)!;
  code = replaced(code, /^fetch\(/m, 'const response = await fetch(');
  if (hasKey(sample)) {
    code = replaced(code, new RegExp(`'([^']*)${KEY}'`), '`$1$${process.env.ACCESS_KEY}`');
    code = code.replace('`${process.env.ACCESS_KEY}`', 'process.env.ACCESS_KEY');
  }
  if (bodyFile) {
    code = replaced(code, `'@${bodyFile}'`, `fs.readFileSync('${bodyFile}')`);
  }
  if (saveAs) {
    code += `
      if (!response.ok) {
        throw new Error(await response.text());
      }
      fs.writeFileSync('${saveAs}', Buffer.from(await response.arrayBuffer()));`;
  } else {
    code += `\nconsole.log(response.status${answerType ? ', await response.json()' : ''});`;
  }
  if (code.includes('fs.') && !code.includes('import fs')) {
    code = `import fs from 'node:fs';\n\n${code}`;
  }
  return formatJavaScript(code);
}

function python(sample: SampleRequest): string {
  const {bodyFile, saveAs, answerType} = sample;
  let code = library.print('python', 'requests', sample.request)!;
  // The library indents values by two more spaces, and Python's readers expect four.
  code = code.replace(/^ {4}( +)/gm, (_, more: string) => `    ${more}${more}`);
  code = `response = ${code.replace(/\("([^"]*)",\n/, '(\n    "$1",\n')}`;
  if (hasKey(sample)) {
    code = replaced(code, new RegExp(`"([^"]*)${KEY}"`), `f"$1{os.environ['ACCESS_KEY']}"`);
    code = code.replace(`f"{os.environ['ACCESS_KEY']}"`, 'os.environ["ACCESS_KEY"]');
    code = `import os\n\nimport requests\n\n${code}`;
  } else {
    code = `import requests\n\n${code}`;
  }
  if (bodyFile) {
    code = replaced(code, `b"@${bodyFile}"`, `open("${bodyFile}", "rb")`);
  }
  if (saveAs) {
    return `${code}\nresponse.raise_for_status()\nwith open("${saveAs}", "wb") as file:\n    file.write(response.content)`;
  }
  return `${code}\nprint(response.status_code${answerType ? ', response.json()' : ''})`;
}

async function csharp(sample: SampleRequest): Promise<string> {
  const {bodyFile, bodyType = '', saveAs, answerType} = sample;
  let code = await withShortJson(library.print('csharp', 'httpclient', sample.request)!, sample);
  if (hasKey(sample)) {
    code = replaced(code, `"${KEY}"`, 'Environment.GetEnvironmentVariable("ACCESS_KEY")');
  }
  if (bodyFile) {
    code = replaced(
      code,
      /new ByteArrayContent\(.*\);/,
      `new StreamContent(File.OpenRead("${bodyFile}"));`,
    );
    code = replaced(code, '"application/octet-stream"', `"${bodyType}"`);
  }
  if (saveAs) {
    code += `\nresponse.EnsureSuccessStatusCode();\nawait File.WriteAllBytesAsync("${saveAs}", await response.Content.ReadAsByteArrayAsync());`;
  } else {
    const body = answerType ? ' {await response.Content.ReadAsStringAsync()}' : '';
    code += `\nConsole.WriteLine($"{(int)response.StatusCode}${body}");`;
  }
  return code.includes('HeaderValue') ? `using System.Net.Http.Headers;\n\n${code}` : code;
}

/** In the order of the tabs. */
export const languages = {bash: curl, javascript, python, csharp} as const;
export type Language = keyof typeof languages;

export async function codeSample(language: Language, sample: SampleRequest): Promise<string> {
  return languages[language](sample);
}
