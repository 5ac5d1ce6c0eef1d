import {describe, expect, it} from 'vitest';
import {validateStep, validateWorkflow} from './workflowDocument';

const request = {
  id: 'request',
  function: 'HTTPServer/WebHandler',
  configuration: {path: '/invoices', methods: ['POST']},
};
const reply = {
  id: 'reply',
  function: 'HTTPServer/Respond',
  configuration: {status: 201},
  input: {body: '{"name": Text.Upper($.request.body.name)}'},
};

describe('validateWorkflow', () => {
  it('accepts steps that use earlier ones', async () => {
    expect(await validateWorkflow({steps: [request, reply]})).toEqual([]);
  });

  it('rejects a reference to a later or unknown step', async () => {
    expect(await validateWorkflow({steps: [reply, request]})).toEqual([
      'reply: "body" refers to "request", which isn\'t an earlier step.',
    ]);
  });

  it('rejects two steps with the same ID, and a document without steps', async () => {
    expect(await validateWorkflow({steps: [request, request]})).toEqual([
      'Two steps have the ID "request". Rename one of them.',
    ]);
    expect(await validateWorkflow([])).toEqual(['A workflow must be an object with "steps".']);
  });
});

describe('validateStep', () => {
  it.each([
    ['an unknown key', {...request, config: {}}, 'A step can\'t have the field "config".'],
    [
      'no id',
      {...request, id: ''},
      'A step must have an ID that consists of letters and starts with a lowercase letter.',
    ],
    [
      'no configuration',
      {id: 'a', function: 'b'},
      'A step must have a configuration, which may be empty.',
    ],
    [
      'input that isn’t text',
      {...reply, input: {body: 1}},
      'The values of "input" must be text in mapping notation.',
    ],
    ['broken notation', {...reply, input: {body: '$.a('}}, 'reply: "body" isn\'t valid notation. '],
  ])('rejects %s', async (_, step, message) => {
    const problems = await validateStep(step);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });
});
