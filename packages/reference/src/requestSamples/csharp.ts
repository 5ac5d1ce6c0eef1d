import {fileName, quoted, urlWithQuery} from './quoted';
import type {Header, SampleRequest} from './request';
import {formatJson} from './values';

const expressions = {
  API_KEY: 'Environment.GetEnvironmentVariable("API_KEY")',
  ACCESS_KEY: 'Environment.GetEnvironmentVariable("ACCESS_KEY")',
  UUID: 'Guid.NewGuid().ToString()',
} as const;

function headerLine({name, value, supplied}: Header): string {
  if (name === 'Authorization') {
    const [scheme = '', key = ''] = value.split(' ');
    const written = supplied ? expressions[supplied] : quoted(key);
    return `request.Headers.Authorization = new AuthenticationHeaderValue(${quoted(scheme)}, ${written});`;
  }
  const written = supplied ? expressions[supplied] : quoted(value);
  return `request.Headers.TryAddWithoutValidation(${quoted(name)}, ${written});`;
}

function contentLines(sample: SampleRequest): string[] {
  const {json, bodyFile, bodyType = '', form} = sample;
  if (json !== undefined) {
    return [
      'request.Content = new StringContent(',
      '"""',
      formatJson(json),
      '""",',
      `System.Text.Encoding.UTF8, ${quoted(bodyType)});`,
    ];
  }
  if (bodyFile) {
    return [
      `var content = new StreamContent(File.OpenRead(${quoted(bodyFile)}));`,
      `content.Headers.ContentType = new MediaTypeHeaderValue(${quoted(bodyType)});`,
      'request.Content = content;',
    ];
  }
  return form
    ? [
        'var content = new MultipartFormDataContent();',
        ...form.map(({name, value, isFile}) =>
          isFile
            ? `content.Add(new StreamContent(File.OpenRead(${quoted(value)})), ${quoted(name)}, ${quoted(fileName(value))});`
            : `content.Add(new StringContent(${quoted(value)}), ${quoted(name)});`,
        ),
        'request.Content = content;',
      ]
    : [];
}

export function csharp(sample: SampleRequest): string {
  const {method, headers, saveAs, answerType} = sample;
  const httpMethod = `HttpMethod.${method[0]!}${method.slice(1).toLowerCase()}`;
  const lines = [
    'using var client = new HttpClient();',
    '',
    `var request = new HttpRequestMessage(${httpMethod}, ${quoted(urlWithQuery(sample))});`,
    // In C#, the content type is set on the content.
    ...headers.filter(({name}) => name !== 'Content-Type').map(headerLine),
    ...contentLines(sample),
    '',
    'using var response = await client.SendAsync(request);',
  ];
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
