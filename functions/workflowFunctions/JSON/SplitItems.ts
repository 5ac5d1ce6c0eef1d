import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {isObject} from '../../language/isObject';
import {readPointer} from '../../formats/jsonPointer/pointer';
import {object, oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import type {Json, WorkflowErrorCode} from '../../workflow/types';

interface Outcome {
  readonly index: number;
  readonly output?: Json | undefined;
  readonly error?: {readonly code: string; readonly message: string} | undefined;
}

/** One step down a pointer; undefined when there is nothing. */
function member(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) {
    return /^(?:0|[1-9]\d*)$/.test(key) ? (value as Json[])[Number(key)] : undefined;
  }
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function listAt(value: Json, pointer: string): readonly Json[] {
  const list = readPointer(pointer).reduce(member, value as Json | undefined);
  if (!Array.isArray(list)) {
    const place = pointer === '' ? 'The value' : `What stands at "${pointer}"`;
    failStep('E_PATH', `${place} ${list === undefined ? 'isn’t there' : 'isn’t a list'}.`);
  }
  return list as readonly Json[];
}

/** In the order of the batches, whichever branch ended first. */
function inOrder(outcomes: readonly Outcome[], batchCount: number): Outcome[] {
  const sorted = [...outcomes].sort((a, b) => a.index - b.index);
  const isWhole = sorted.every(({index}, position) => index === position);
  if (!isWhole || sorted.length !== batchCount) {
    failStep('E_INPUT', `There must be one outcome for each of the ${batchCount} batches.`);
  }
  return sorted;
}

const orders = {orders: [{id: 'A-1'}, {id: 'A-2'}, {id: 'A-3'}]};

export default defineWorkflowFunction({
  category: 'JSON',
  name: 'SplitItems',
  summary: 'Runs a branch for each item or batch of a list, and collects the results in order.',
  kind: 'action',
  configuration: object({
    pointer: {
      type: 'string',
      default: '',
      description:
        'a JSON Pointer to the list, such as `"/orders"`; `""` when the value is the list',
    },
    batchSize: {
      type: 'integer',
      minimum: 1,
      maximum: 10000,
      default: 1,
      description: 'how many items a branch gets',
    },
    concurrency: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      default: 1,
      description: 'how many branches run at the same time',
    },
    onItemError: {
      ...oneOf({
        stop: 'no further branch starts, and the step fails with the error of the branch',
        collect: 'the other branches go on, and the error stands in `results`',
      }),
      default: 'stop',
      description: 'what happens when a branch fails',
    },
  }),
  input: object(
    {
      value: {description: 'the list, or a value that holds it'},
      outcomes: {
        type: 'array',
        description:
          'how the branches ended, in any order; the platform fills it in when the last one has ended',
        items: object(
          {
            index: {type: 'integer', minimum: 0, description: 'the number of the batch, from 0'},
            output: {description: 'the output of the last step of the branch'},
            error: {
              ...object(
                {
                  code: {type: 'string', description: 'the code of the step that failed'},
                  message: {type: 'string', description: 'its message'},
                },
                ['code', 'message'],
              ),
              description: 'instead of `output`, when the branch failed',
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
        description: 'what the branches get: a list of items each',
      },
      results: {
        type: 'array',
        description:
          'one result for each batch, in the order of the items; there when all have ended',
        items: object(
          {
            index: {type: 'integer', description: 'the number of the batch, from 0'},
            output: {description: 'the output of the branch'},
            error: {
              type: 'object',
              description: 'the `code` and `message` of a branch that failed',
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
    {code: 'E_PATH', when: 'the pointer can’t be read, or there is no list where it points'},
    {
      code: 'E_UPSTREAM',
      when: 'a branch fails so, with `onItemError` `"stop"`; any other code of a branch is passed on in the same way',
    },
  ],
  examples: [
    {
      title: 'Batches of two',
      note: 'The steps of the branch run twice: first with A-1 and A-2, then with A-3.',
      configuration: {pointer: '/orders', batchSize: 2},
      input: {value: orders},
      output: {total: 3, batches: [[{id: 'A-1'}, {id: 'A-2'}], [{id: 'A-3'}]]},
    },
    {
      title: 'Results stand in the order of the items',
      note: 'Three branches ran at once and the last one ended first. That doesn’t show in the results, and the failed one doesn’t stop the others.',
      configuration: {pointer: '/orders', concurrency: 3, onItemError: 'collect'},
      input: {
        value: orders,
        outcomes: [
          {index: 2, output: {sent: true}},
          {index: 0, output: {sent: true}},
          {index: 1, error: {code: 'E_REFUSED', message: 'The shop answers 422.'}},
        ],
      },
      output: {
        total: 3,
        batches: [[{id: 'A-1'}], [{id: 'A-2'}], [{id: 'A-3'}]],
        results: [
          {index: 0, output: {sent: true}},
          {index: 1, error: {code: 'E_REFUSED', message: 'The shop answers 422.'}},
          {index: 2, output: {sent: true}},
        ],
        failed: 1,
      },
    },
    {
      title: 'An empty list has no branches',
      configuration: {},
      input: {value: [], outcomes: []},
      output: {total: 0, batches: [], results: [], failed: 0},
    },
    {
      title: 'A branch fails and stops the step',
      configuration: {pointer: '/orders', batchSize: 3},
      input: {
        value: orders,
        outcomes: [{index: 0, error: {code: 'E_UPSTREAM', message: 'The shop answers 503.'}}],
      },
      error: 'E_UPSTREAM',
    },
    {
      title: 'No list where the pointer leads',
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
  aliases: [
    'for each',
    'Iterator',
    'Loop Over Items',
    'Split in Batches',
    'Apply to each',
    'fan out',
    'loop over array',
    'process one by one',
    'parallel processing',
    'limit concurrency',
    'one call per order',
    'iterate over records',
    'too many at once',
    'continue despite failures',
    'map state',
    'bulk in portions',
    'Splitter',
    'Splitter EIP',
    'call API for each',
    'in chunks',
    'concurrently',
    'dynamic tasks',
    'repeat steps for each row',
    'Do until',
    'aggregator',
    'scatter gather',
    'subflow',
  ],
  notes: [
    'The step works twice: it splits the list and starts the branches, and when the last one has ended it collects what they gave.',
    'To change every item of a list, you need no branches: `List.Map` in a mapping does it in one step.',
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
      failStep(code as WorkflowErrorCode, `The branch of batch ${first.index} fails: ${message}`);
    }
    const results = inOrder(outcomes, batches.length);
    return {total: items.length, batches, results, failed: failed.length};
  },
});
