import {describe, expect, it} from 'vitest';
import {checkSchema} from '@documentation/base/internal/jsonSchema/checkSchema';
import {workflowSchema} from '../language/document/workflowSchema';
import {validator} from './documents';
import {workflowFunctions} from '.';

const request = {
  id: 'request',
  function: 'HTTPServer/WebHandler',
  configuration: {path: '/invoices', methods: ['POST']},
};
const guard = {
  id: 'caller',
  function: 'Guard/AccessKey',
  configuration: {keys: ['key']},
  input: {request: '$.request'},
};
const mapping = {
  id: 'invoice',
  function: 'JSON/RunMapping',
  configuration: {mapping: 'order-to-invoice'},
  input: {input: '$.request.body'},
};
const reply = {
  id: 'reply',
  function: 'HTTPServer/Respond',
  configuration: {status: 201},
  input: {body: '{"name": Text.Upper($.request.body.name)}'},
};
const end = {id: 'done', end: 'succeeded', when: 'Types.IsNull($.request.body)'};
const choice = {id: 'route', choose: '$.request.method', branches: {POST: [mapping], GET: []}};
const each = {
  id: 'each',
  function: 'JSON/SplitItems',
  input: {value: '$.request.body'},
  branch: [{...mapping, input: {input: '$.each.items'}}],
};

function problems(...steps: object[]): string[] {
  return validator.workflow({steps: [request, ...steps]});
}

describe('the workflow schema', () => {
  it('is valid JSON Schema 2020-12', () => {
    const schema = workflowSchema(
      workflowFunctions,
      'https://docs.example.com/workflow.schema.json',
    );
    checkSchema(schema, (problem) => {
      throw new Error(`The schema ${problem}`);
    });
    expect(JSON.stringify(schema)).toContain('"Slack/PostMessage"');
  });

  it('leaves the definitions as they are', () => {
    const before = JSON.stringify(workflowFunctions);
    problems(mapping);
    expect(JSON.stringify(workflowFunctions)).toBe(before);
  });
});

describe('a workflow document', () => {
  it('can use every construct', () => {
    expect(
      problems(
        end,
        {...mapping, retry: {times: 2, backoffSeconds: 5}, timeoutSeconds: 10, onError: 'continue'},
        {...each, branch: [{...each.branch[0], id: 'item'}]},
        {...choice, branches: {POST: [{...mapping, id: 'other'}]}, otherwise: []},
        {...reply, input: {body: '[$.invoice.error, $.each.results, $.route.output]'}},
      ),
    ).toEqual([]);
  });

  it.each([
    ['a list', [], ['the workflow: Expected an object, but found a list.']],
    ['no steps', {steps: []}, ['steps: The list is empty. It must have at least 1 item.']],
    [
      'a first step that isn’t a trigger',
      {steps: [mapping]},
      expect.arrayContaining([
        'steps[0].function: JSON/RunMapping isn’t a trigger. The first step must be a trigger, such as "HTTPServer/WebHandler".',
      ]),
    ],
  ])('rejects %s', (_, document, expected) => {
    expect(validator.workflow(document)).toEqual(expected);
  });

  it.each<[string, object[], string]>([
    [
      'an unknown function',
      [{...mapping, function: 'JSON/RunMap'}],
      'steps[1].function: There is no workflow function named "JSON/RunMap". Check the category and name, such as "Slack/PostMessage".',
    ],
    [
      'a second trigger',
      [{...request, id: 'again'}],
      'steps[1].function: HTTPServer/WebHandler is a trigger. Only the first step can be a trigger.',
    ],
    [
      'an unknown field',
      [{...reply, config: {}}],
      'steps[1]: The field "config" isn’t allowed. The allowed fields are "id", "function", "configuration", "input", "when", "retry", "timeoutSeconds", "onError", "errorBranch" and "branch".',
    ],
    [
      'an invalid ID',
      [{...mapping, id: 'The invoice'}],
      'steps[1].id: An ID consists of letters and digits, and starts with a lowercase letter. Rename the step.',
    ],
    [
      'a wrong configuration, deep in a branch',
      [{...choice, branches: {'first class': [{...mapping, configuration: {mapping: 7}}]}}],
      'steps[1].branches["first class"][0].configuration.mapping: Expected text, but found a number.',
    ],
    [
      'a missing input',
      [{...mapping, input: {}}],
      'steps[1].input: The required field "input" is missing.',
    ],
    [
      'an error branch that never runs',
      [{...mapping, errorBranch: [reply]}],
      'steps[1].errorBranch: This setting isn’t allowed for this step. Remove it.',
    ],
    [
      'an unknown reaction to errors',
      [{...mapping, onError: 'ignore'}],
      'steps[1].onError: The value must be "stop", "continue" or "branch".',
    ],
    [
      'onError without its branch',
      [{...mapping, onError: 'branch'}],
      'steps[1]: The required field "errorBranch" is missing.',
    ],
    [
      'a branch without batches',
      [{...mapping, branch: [reply]}],
      'steps[1].branch: This setting isn’t allowed for this step. Remove it.',
    ],
    [
      'a guard that would be retried',
      [{...guard, retry: {times: 1}}],
      'steps[1].retry: This setting isn’t allowed for this step. Remove it.',
    ],
    [
      'a guard that comes late',
      [mapping, guard],
      'steps[2]: A guard must come right after the trigger or another guard. Move it up.',
    ],
    [
      'an ID that occurs twice',
      [mapping, {...choice, branches: {POST: [mapping]}}],
      'steps[2].branches.POST[0]: The ID "invoice" is already used at steps[1]. Rename one of the steps.',
    ],
    [
      'steps after the end',
      [{id: 'done', end: 'succeeded'}, reply],
      'steps[2]: This step never runs, because steps[1] ends the run. Add "when" to steps[1], or remove this step.',
    ],
    [
      'an end that is neither a success nor a failure',
      [{...end, end: 'finished'}],
      'steps[1].end: The value must be "succeeded" or "failed".',
    ],
    [
      'a setting that an end doesn’t have',
      [{...end, retry: {times: 1}}],
      'steps[1]: The field "retry" isn’t allowed. The allowed fields are "id", "end", "message" and "when".',
    ],
    ...['when', 'onError'].map((setting): [string, object[], string] => [
      `a guard with ${setting}`,
      [{...guard, [setting]: 'continue'}],
      `steps[1].${setting}: This setting isn’t allowed for this step. Remove it.`,
    ]),
    [
      'a step with batches that would be retried',
      [{...each, retry: {times: 1}}],
      'steps[1].retry: This setting isn’t allowed for this step. Remove it.',
    ],
    [
      'broken notation',
      [{...end, when: '$.request('}],
      'steps[1].when: This isn’t a valid expression. ',
    ],
    [
      'a reference to a later step',
      [{...mapping, input: {input: '$.reply.body'}}, reply],
      'steps[1].input.input refers to "reply", which isn’t an earlier step. Earlier steps: request.',
    ],
    [
      'a reference into a branch from outside',
      [choice, {...reply, input: {body: '$.invoice.output'}}],
      'steps[2].input.body refers to "invoice", which isn’t an earlier step. Earlier steps: request, route.',
    ],
    [
      'an output that the function doesn’t have',
      [{...mapping, input: {input: '$.request.bdy'}}],
      'steps[1].input.input refers to "bdy", which isn’t in the output of "request".',
    ],
    [
      'an error of a step that can’t continue after one',
      [mapping, {...reply, input: {body: '$.invoice.error'}}],
      'steps[2].input.body refers to "error", which isn’t in the output of "invoice".',
    ],
    [
      'the results of batches before they exist',
      [{...each, branch: [{...mapping, input: {input: '$.each.results'}}]}],
      'steps[1].branch[0].input.input refers to "results", which isn’t in the output of "each".',
    ],
  ])('rejects %s', (_, steps, expected) => {
    const [problem, ...others] = problems(...steps);
    expect(problem).toContain(expected);
    expect(others).toEqual([]);
  });
});

describe('a single step', () => {
  it('is checked without the steps around it', () => {
    expect(validator.step(request)).toEqual([]);
    expect(validator.step({...mapping, input: {input: '$.anything'}})).toEqual([]);
    expect(validator.step({...mapping, input: {input: 1}})).toEqual([
      'input.input: Expected text, but found a number.',
    ]);
  });
});
