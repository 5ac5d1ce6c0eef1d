import {describe, expect, it} from 'vitest';
import {callSamples, type EndpointCall} from './callSamples';
import {terminalCommand} from '../bundle/terminalCommand';
import {workflowStep} from './workflowStep';
import RunMapping from '@documentation/workflow/internal/functions/JSON/RunMapping';

const call: EndpointCall = {
  origin: 'https://api.example.com',
  endpoint: 'orders-import',
  file: 'orders.csv',
  isData: false,
};
const {curl, javascript, python, csharp} = callSamples;
const languages = Object.entries(callSamples);

describe('a call', () => {
  it.each(languages)('in %s sends a file to the file endpoint, in a form', (_name, sample) => {
    const code = sample(call);
    expect(code).toContain('https://api.example.com/endpoints/orders-import/file');
    expect(code).toContain('Idempotency-Key');
    expect(code).toMatch(/Authorization: Bearer|Bearer/);
    // The library sets the header, with the boundary between the parts.
    expect(code).not.toContain('Content-Type');
    expect(code).not.toContain('ContentType');
  });

  it.each(languages)('in %s sends data to the JSON endpoint', (_name, sample) => {
    const code = sample({...call, file: 'order.json', isData: true});
    expect(code).toContain('https://api.example.com/endpoints/orders-import/json');
    expect(code).toContain('order.json');
    expect(code).toContain('application/json');
  });

  it.each(languages)('in %s sends null if there is no input', (_name, sample) => {
    const code = sample({...call, file: undefined});
    expect(code).toContain('/orders-import/json');
    expect(code).toContain('null');
    expect(code).not.toContain('undefined');
  });

  it('is complete for the shell', () => {
    expect(curl(call)).toBe(`curl https://api.example.com/endpoints/orders-import/file \\
  --request POST \\
  --header "Authorization: Bearer $API_KEY" \\
  --header "Idempotency-Key: $(uuidgen)" \\
  --form file=@orders.csv`);
  });

  it('is complete in JavaScript', () => {
    expect(javascript(call)).toBe(`import fs from 'node:fs';

const formData = new FormData();
formData.append('file', new Blob([fs.readFileSync('orders.csv')]), 'orders.csv');

const response = await fetch('https://api.example.com/endpoints/orders-import/file', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.API_KEY}\`,
    'Idempotency-Key': crypto.randomUUID(),
  },
  body: formData,
});
console.log(response.status, await response.json());`);
  });
});

describe('special characters in a file name', () => {
  const odd = {...call, file: 'It’s "new", it\'s\n$(Größe) \\ 😀.csv'};

  it('are quoted for the shell, and for the form', () => {
    expect(curl(odd)).toContain(
      String.raw`--form 'file=@"It’s \"new\", it'\''s` + '\n' + String.raw`$(Größe) \\ 😀.csv"'`,
    );
    expect(curl({...odd, isData: true})).toContain(
      String.raw`--data-binary '@It’s "new", it'\''s` + '\n' + String.raw`$(Größe) \ 😀.csv'`,
    );
  });

  it('are quoted in JavaScript', () => {
    expect(javascript({...odd, isData: true})).toContain(
      String.raw`fs.readFileSync('It’s "new", it\'s\n$(Größe) \\ 😀.csv')`,
    );
  });

  it('are quoted in Python and C#', () => {
    const literal = String.raw`"It’s \"new\", it's\n$(Größe) \\ 😀.csv"`;
    expect(python(odd)).toContain(`files={"file": open(${literal}, "rb")}`);
    expect(csharp(odd)).toContain(`File.OpenRead(${literal})), "file", ${literal});`);
  });
});

describe('the command', () => {
  it('passes further files under the names that the mapping uses', () => {
    expect(
      terminalCommand('order.mapping', 'orders.csv', [
        {name: 'prices.csv', path: 'prices.csv'},
        {name: 'a:b', path: 'a_b'},
        {name: 'It’s $HOME', path: "it's"},
      ]),
    ).toBe(
      String.raw`node mapping.mjs run order.mapping orders.csv --file prices.csv=prices.csv --file a:b=a_b --file 'It’s $HOME=it'\''s'`,
    );
  });

  it('leaves out a missing input', () => {
    expect(terminalCommand('a.mapping', undefined, [])).toBe('node mapping.mjs run a.mapping');
  });

  it('doesn’t take a file name for an option', () => {
    expect(terminalCommand('-e.mapping', '-o x', [])).toBe(
      "node mapping.mjs run ./-e.mapping './-o x'",
    );
  });
});

describe('the workflow step', () => {
  it('has the configuration and the input that the function declares', () => {
    const step = JSON.parse(workflowStep('it-"s"')) as Record<string, Record<string, unknown>>;
    expect(step.function).toBe(`${RunMapping.category}/${RunMapping.name}`);
    expect(step.configuration).toEqual({mapping: 'it-"s"', version: 'latest'});
    expect(Object.keys(RunMapping.configuration.properties)).toEqual(
      Object.keys(step.configuration!),
    );
    expect(Object.keys(RunMapping.input.properties)).toEqual(Object.keys(step.input!));
  });
});
