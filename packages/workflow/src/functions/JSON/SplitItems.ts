import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {isObject} from '@documentation/base/internal/values/isObject';
import {readPointer} from '@documentation/mapping/internal/formats/jsonPointer/pointer';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {WorkflowErrorCode} from '../../language/types';
import {quote, shorten} from '@documentation/base/internal/values/quote';

interface Outcome {
  readonly index: number;
  readonly output?: Json | undefined;
  readonly error?: {readonly code: string; readonly message: string} | undefined;
}

/** Follows one segment of a JSON Pointer. Returns undefined if there is no such value. */
function member(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) {
    return /^(?:0|[1-9]\d*)$/.test(key) ? (value as Json[])[Number(key)] : undefined;
  }
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function listAt(value: Json, pointer: string): readonly Json[] {
  const list = readPointer(pointer).reduce(member, value as Json | undefined);
  if (!Array.isArray(list)) {
    const problem =
      list === undefined
        ? `There is no value at ${quote(pointer)}.`
        : `The value${pointer && ` at ${quote(pointer)}`} isn’t a list.`;
    failStep('E_PATH', `${problem} Set \`pointer\` to the location of a list.`);
  }
  return list as readonly Json[];
}

/** Sorts outcomes by batch number, and checks that each batch has exactly one outcome. */
function inOrder(outcomes: readonly Outcome[], batchCount: number): Outcome[] {
  const sorted = [...outcomes].sort((a, b) => a.index - b.index);
  const isWhole = sorted.every(({index}, position) => index === position);
  if (!isWhole || sorted.length !== batchCount) {
    failStep(
      'E_INPUT',
      `The input at /outcomes must have exactly one item per batch. The number of batches is ${batchCount.toLocaleString('en')}.`,
    );
  }
  return sorted;
}

const orders = {orders: [{id: 'A-1'}, {id: 'A-2'}, {id: 'A-3'}]};

export default defineWorkflowFunction({
  category: 'JSON',
  name: 'SplitItems',
  summary: 'Runs a branch for each list item or batch and collects the results in order.',
  kind: 'action',
  configuration: object({
    pointer: {
      type: 'string',
      default: '',
      description:
        'a JSON Pointer to the list, such as `"/orders"`; `""` if the value itself is the list',
    },
    batchSize: {
      type: 'integer',
      minimum: 1,
      maximum: 10000,
      default: 1,
      description: 'the maximum number of items per branch',
    },
    concurrency: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      default: 1,
      description: 'the maximum number of branches that run at the same time',
    },
    onItemError: {
      ...oneOf({
        stop: 'no more branches start, and the step fails with the branch’s error',
        collect: 'the other branches continue, and `results` contains the error',
      }),
      default: 'stop',
      description: 'what happens when a branch fails',
    },
  }),
  input: object(
    {
      value: {description: 'the list, or a value that contains it'},
      outcomes: {
        type: 'array',
        description:
          'the branch outcomes, in any order; the platform adds them after the last branch has ended',
        items: object(
          {
            index: {type: 'integer', minimum: 0, description: 'the batch number, counted from 0'},
            output: {description: 'the output of the last step in the branch'},
            error: {
              ...object(
                {
                  code: {type: 'string', description: 'the error code of the failed step'},
                  message: {type: 'string', description: 'the error message'},
                },
                ['code', 'message'],
              ),
              description: 'the error, instead of `output`, if the branch failed',
            },
          },
          ['index'],
        ),
      },
    },
    ['value'],
  ),
  output: object(
    {
      total: {type: 'integer', description: 'how many items the list has'},
      batches: {
        type: 'array',
        items: {type: 'array'},
        description: 'one list of items per branch',
      },
      results: {
        type: 'array',
        description:
          'one result for each batch, in list order; missing until all branches have ended',
        items: object(
          {
            index: {type: 'integer', description: 'the batch number, counted from 0'},
            output: {description: 'the output of the branch'},
            error: {
              type: 'object',
              description: 'the error `code` and `message`, if the branch failed',
            },
          },
          ['index'],
        ),
      },
      failed: {type: 'integer', description: 'how many branches failed'},
    },
    ['total', 'batches'],
  ),
  credentials: [],
  errors: [
    {code: 'E_PATH', when: 'the pointer isn’t valid, or it doesn’t lead to a list'},
    {
      code: 'E_UPSTREAM',
      when: 'a branch fails with this code and `onItemError` is `"stop"`; other codes are also passed on',
    },
  ],
  examples: [
    {
      title: 'Batches of two',
      note: 'The branch runs twice: first with A-1 and A-2, then with A-3.',
      configuration: {pointer: '/orders', batchSize: 2},
      input: {value: orders},
      output: {total: 3, batches: [[{id: 'A-1'}, {id: 'A-2'}], [{id: 'A-3'}]]},
    },
    {
      title: 'Results in list order',
      note: 'Three branches ran in parallel, and the last one ended first. The results are in list order, and the failed branch didn’t stop the others.',
      configuration: {pointer: '/orders', concurrency: 3, onItemError: 'collect'},
      input: {
        value: orders,
        outcomes: [
          {index: 2, output: {sent: true}},
          {index: 0, output: {sent: true}},
          {index: 1, error: {code: 'E_REFUSED', message: 'The shop responded with 422.'}},
        ],
      },
      output: {
        total: 3,
        batches: [[{id: 'A-1'}], [{id: 'A-2'}], [{id: 'A-3'}]],
        results: [
          {index: 0, output: {sent: true}},
          {index: 1, error: {code: 'E_REFUSED', message: 'The shop responded with 422.'}},
          {index: 2, output: {sent: true}},
        ],
        failed: 1,
      },
    },
    {
      title: 'An empty list',
      configuration: {},
      input: {value: [], outcomes: []},
      output: {total: 0, batches: [], results: [], failed: 0},
    },
    {
      title: 'A failed branch that stops the step',
      configuration: {pointer: '/orders', batchSize: 3},
      input: {
        value: orders,
        outcomes: [
          {index: 0, error: {code: 'E_UPSTREAM', message: 'The shop responded with 503.'}},
        ],
      },
      error: 'E_UPSTREAM',
    },
    {
      title: 'A pointer that doesn’t lead to a list',
      configuration: {pointer: '/items'},
      input: {value: orders},
      error: 'E_PATH',
    },
  ],
  related: [
    {function: 'JSON/RunMapping', role: 'often used with'},
    {function: 'JSON/ValidateSchema', role: 'often used with'},
    {function: 'Parser/ParseCsv', role: 'often used with'},
    {function: 'Parser/ParseXml', role: 'often used with'},
    {function: 'Parser/ParseXlsx', role: 'often used with'},
    {function: 'HTTPClient/Paginate', role: 'often used with'},
    {function: 'Store/SqlExecute', role: 'often used with'},
  ],
  mappingFunctions: ['List/Chunk', 'List/Map'],
  tags: ['workflow', 'json', 'batch', 'list', 'stream', 'path'],
  aliases:
    'for each, Iterator, Loop Over Items, Split in Batches, Apply to each, fan out, loop over array, process one by one, parallel processing, limit concurrency, one call per order, iterate over records, too many at once, continue despite failures, map state, bulk in portions, Splitter, Splitter EIP, call API for each, in chunks, concurrently, dynamic tasks, repeat steps for each row, Do until, aggregator, scatter gather, subflow, batch of a list',
  notes: [
    'Put the steps to run for each batch into the step’s `branch`. In the branch of a step with the ID “each”, `$.each.items` contains the items of the batch, and `$.each.index` is the batch number.',
    'The step works in two phases. First, it splits the list and starts the branches. After the last branch has ended, it collects their results.',
    'The output of a branch is the output of its last step. If that step is `JSON.RunMapping`, the mapping’s result is its `output` field, so each result is at `results[].output.output`. To collect the results, use `List.Map($.each.results, @.output.output)`.',
    'If you only need to change each item of a list, use `List.Map` in a mapping instead.',
  ],
  run({configuration: {pointer, batchSize, onItemError}, input: {value, outcomes}}) {
    const items = listAt(value, pointer);
    const batches = Array.from({length: Math.ceil(items.length / batchSize)}, (_, index) =>
      items.slice(index * batchSize, (index + 1) * batchSize),
    );
    if (!outcomes) {
      return {total: items.length, batches};
    }
    const failed = outcomes.filter(({error}) => error);
    const [first] = failed.sort((a, b) => a.index - b.index);
    if (first?.error && onItemError === 'stop') {
      const {code, message} = first.error;
      failStep(
        code as WorkflowErrorCode,
        `The branch for batch ${first.index} failed: ${shorten(message, 500)}`,
      );
    }
    const results = inOrder(outcomes, batches.length);
    return {total: items.length, batches, results, failed: failed.length};
  },
});
