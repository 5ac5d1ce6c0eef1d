import {basename} from 'node:path';
import {textOfUtf8} from '@documentation/base/internal/encodings/utf8';
import {grouped} from '@documentation/base/internal/limits/format';
import {MAPPING_SECONDS} from '@documentation/base/internal/limits/values/times';
import {NOTATION_CHARACTERS} from '@documentation/base/internal/limits/values/values';
import type {MappingJob, Result, SourceFile} from '../engine/messages';
import {describeFailure, formatFailure} from '../reports/failures';
import {describeFound, readExamples} from '../reports/found';
import {describeSteps} from '../reports/steps';
import {timeOfRun} from '../terminal/timeOfRun';
import {ToolError, type Arguments, type Surroundings, type Tool} from './tool';

/** How much of a result an agent gets. */
const SHOWN_CHARACTERS = 20_000;

function inputOf(given: Arguments, {readFile}: Surroundings): SourceFile | undefined {
  const {input, inputText, inputFile} = given;
  const encoder = new TextEncoder();
  if ([input, inputText, inputFile].filter((each) => each !== undefined).length > 1) {
    throw new ToolError('Pass only one of input, inputText and inputFile.');
  }
  if (inputFile !== undefined) {
    return {name: basename(inputFile as string), content: readFile(inputFile as string)};
  }
  if (inputText !== undefined) {
    return {name: 'inputText', content: encoder.encode(inputText as string), as: 'file'};
  }
  return input === undefined
    ? undefined
    : {name: 'input', content: encoder.encode(JSON.stringify(input)), as: 'data'};
}

function jobOf(given: Arguments, surroundings: Surroundings): MappingJob {
  const {mapping, files = {}, now, explain = false} = given;
  const input = inputOf(given, surroundings);
  return {
    mapping: mapping as string,
    ...(input && {input}),
    files: Object.fromEntries(
      Object.entries(files as Readonly<Record<string, string>>).map(([name, path]) => [
        name,
        {name: basename(path), content: surroundings.readFile(path)},
      ]),
    ),
    now: now === undefined ? new Date().toISOString() : timeOfRun(now as string, 'now'),
    timeLimitMs: MAPPING_SECONDS * 1000,
    isRecorded: explain as boolean,
  };
}

/** The text of a result, cut to what an agent can read. */
function resultText({kind, content, description}: Result): string {
  const written = textOfUtf8(content);
  if (written === null) {
    return `The result is a file of ${description}.`;
  }
  const text = kind === 'text' ? (JSON.parse(written) as string) : written;
  const start = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
  const what = {
    file: `The result is a file (${description}):\n`,
    text: 'The result is text:\n',
    json:
      text === 'null' ? 'The result is null. A missing field is null, so check the paths.\n' : '',
  };
  return start === text
    ? what[kind] + start
    : `${what[kind]}${start}\n(The first ${grouped(SHOWN_CHARACTERS)} of ${grouped(text.length)} characters.)`;
}

/** As many steps as an agent can read. */
function stepsText(steps: readonly object[]): string {
  let text = '';
  for (const [index, step] of steps.entries()) {
    const next = `${JSON.stringify(step)}\n`;
    if (text.length + next.length > SHOWN_CHARACTERS) {
      return `${text}(The first ${grouped(index)} of ${grouped(steps.length)} steps.)`;
    }
    text += next;
  }
  return text;
}

export const runMapping: Tool = {
  name: 'run_mapping',
  title: 'Run a mapping',
  description:
    'Runs a mapping as the platform would, and returns its result or its error, with the position in the mapping and the items that fail. Use it to check a mapping before you hand it over. `$` is the input. With explain, also returns the value of every step.',
  inputSchema: {
    type: 'object',
    required: ['mapping'],
    additionalProperties: false,
    properties: {
      mapping: {
        type: 'string',
        minLength: 1,
        maxLength: NOTATION_CHARACTERS,
        description: 'the mapping, one expression such as {"name": Text.Trim($.name)}',
      },
      input: {description: 'the input as JSON data'},
      inputText: {
        type: 'string',
        description: 'the input as the text of a file, such as CSV or XML',
      },
      inputFile: {
        type: 'string',
        description: 'the input as a file: its path, relative to the folder of the server',
      },
      files: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description:
          'paths of further files, by the names that the mapping reads in $files["name"]',
      },
      now: {
        type: 'string',
        pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$`,
        description: 'the time of the run, such as 2024-05-01T12:00:00Z',
      },
      explain: {type: 'boolean', description: 'whether to return the value of every step'},
    },
  },
  async call(given, surroundings) {
    const job = jobOf(given, surroundings);
    const outcome = await surroundings.engine.runMapping(job, surroundings.signal);
    const source = {name: 'mapping', text: job.mapping};
    const steps = job.isRecorded ? `\n\nSteps:\n${stepsText(describeSteps(source, outcome))}` : '';
    if (!outcome.result) {
      throw new ToolError(
        `The mapping failed.\n${formatFailure(source, outcome)}\n\n${JSON.stringify(describeFailure(source, outcome))}${steps}`,
      );
    }
    return resultText(outcome.result) + steps;
  },
};

export const findByExample: Tool = {
  name: 'find_by_example',
  title: 'Find a mapping by example',
  description:
    'Finds mappings that turn the inputs of examples into their outputs, with up to two function calls. Each example is text such as "2024-03-05" -> "05/03/2024".',
  inputSchema: {
    type: 'object',
    required: ['examples'],
    additionalProperties: false,
    properties: {
      examples: {
        type: 'array',
        minItems: 1,
        maxItems: 8,
        items: {type: 'string', maxLength: 2000},
        description: 'examples that must all hold, such as ["\\"a b\\" -> \\"A B\\""]',
      },
    },
  },
  async call({examples}, {engine, signal}) {
    const job = {
      examples: readExamples(examples as readonly string[]),
      now: new Date().toISOString(),
      timeLimitMs: MAPPING_SECONDS * 1000,
    };
    const outcome = await engine.search(job, signal);
    if (outcome.failure) {
      throw new ToolError(outcome.failure.message);
    }
    return JSON.stringify(describeFound(outcome), undefined, 2);
  },
};
