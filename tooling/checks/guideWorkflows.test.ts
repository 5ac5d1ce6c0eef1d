import {join} from 'node:path';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {load} from 'js-yaml';
import type {WorkflowDocument} from '@documentation/workflow/internal/language/document/types';
import {guideScenarios} from '@documentation/workflow/internal/language/guides/index';
import type {GuideScenario} from '@documentation/workflow/internal/language/guides/types';
import type {HttpResponse} from '@documentation/workflow/internal/language/types';
import {rehearse, validator} from '@documentation/workflow/internal/functions/documents';
import {readCodeBlocks} from './codeBlocks';
import {writtenPages} from './pageLinks';

/** Rehearses every workflow in the guides, in each of its scenarios. */

interface GuideWorkflow {
  readonly page: string;
  readonly source: string;
  readonly name: string;
  readonly document: WorkflowDocument;
  /** The mappings that the page shows. */
  readonly mappings: readonly string[];
}

const workflows: GuideWorkflow[] = [...writtenPages.keys()].flatMap((page) => {
  const source = readFileSync(join('apps/site/content/docs', page), 'utf8');
  const blocks = readCodeBlocks(source);
  const mappings = blocks.filter(({words}) => 'run' in words).map(({code}) => code);
  return blocks
    .filter(({words}) => words.schema === 'workflow')
    .map(({words, code}) => ({
      page,
      source,
      name: words.rehearse ?? '',
      document: JSON.parse(code) as WorkflowDocument,
      mappings,
    }));
});

function workflowOn(page: string): GuideWorkflow {
  return workflows.find((workflow) => workflow.page === page)!;
}

/** Rehearses a scenario of the page by its title. */
async function run(page: string, title: string) {
  const {name, document} = workflowOn(page);
  const scenario = (await guideScenarios[name]!()).find((each) => each.title === title)!;
  return rehearse(document, scenario);
}

describe.each(workflows)('the workflow "$name" in $page', ({name, document}) => {
  it('ends in every scenario as expected', async () => {
    expect(Object.keys(guideScenarios)).toContain(name);
    const scenarios = await guideScenarios[name]!();
    const outcomes = await Promise.all(
      scenarios.map(async (scenario: GuideScenario) => {
        const {end, response, seconds} = await rehearse(document, scenario);
        return {
          title: scenario.title,
          end: end.type,
          ...('step' in end && {step: end.step}),
          ...('error' in end && {code: end.error.code}),
          ...(response && {status: response.status}),
          seconds,
        };
      }),
    );
    expect(outcomes).toEqual(scenarios.map(({title, expected}) => ({title, ...expected})));
  });
});

/** What a step posts to Slack, and what the recorded response says that it posted. */
async function postsOf(document: WorkflowDocument, scenario: GuideScenario) {
  const {events} = await rehearse(document, scenario);
  return events.flatMap((event) => {
    const call = event.type === 'call' && 'request' in event.call ? event.call : undefined;
    const {message} = ((call?.response as HttpResponse | undefined)?.body ?? {}) as {
      message?: {text: string};
    };
    return call && message ? [[(call.request.body as {text: string}).text, message.text]] : [];
  });
}

describe('the scenarios', () => {
  it('record the message that was posted', async () => {
    const posts = (
      await Promise.all(
        workflows.map(async ({name, document}) => {
          const scenarios = await guideScenarios[name]!();
          return Promise.all(scenarios.map((scenario) => postsOf(document, scenario)));
        }),
      )
    ).flat(2);
    expect(posts.length).toBeGreaterThan(5);
    expect(posts.filter(([sent, recorded]) => sent !== recorded)).toEqual([]);
  });

  it('end with the problems that the API describes', async () => {
    const {'x-problems': problems} = load(
      readFileSync('apps/site/content/static/openapi.yaml', 'utf8'),
    ) as {
      'x-problems': Record<string, {status: number; title: string}>;
    };
    const known = Object.entries(problems).map(
      ([code, {status, title}]) => `${status} ${code} ${title}`,
    );
    const ends = (
      await Promise.all(
        workflows.map(async ({name, document}) => {
          const runs = (await guideScenarios[name]!()).map((scenario) =>
            rehearse(document, scenario),
          );
          return (await Promise.all(runs)).map(({response}) => response?.body);
        }),
      )
    ).flat();
    const failures = ends.filter(
      (body): body is {status: number; code: string; title: string} =>
        typeof body === 'object' && body !== null && 'code' in body,
    );
    expect(failures.length).toBeGreaterThan(1);
    for (const {status, code, title} of failures) {
      expect(known).toContain(`${status} ${code} ${title}`);
    }
  });

  it('all belong to a workflow on the site', () => {
    const names = new Set(workflows.map(({name}) => name));
    expect(Object.keys(guideScenarios).filter((name) => !names.has(name))).toEqual([]);
  });

  it('use the mappings and samples that the pages show', async () => {
    for (const page of ['create-first-workflow', 'ai-weather-tracking'].map(
      (name) => `guides/workflows/${name}.mdx`,
    )) {
      const {name, mappings} = workflowOn(page);
      const [scenario] = await guideScenarios[name]!();
      const [[mapping]] = Object.values(scenario!.given!.mappings!) as [readonly string[]];
      expect(mappings).toContain(mapping);
    }
    const {mappings} = workflowOn('guides/tutorials/workflow-simple-web-handler.mdx');
    const [greeting] = await guideScenarios['web-handler']!();
    expect(mappings).toContain(greeting!.given!.mappings!.greeting![0]);
    const {calls} = (await guideScenarios['weather-tracking']!())[0]!;
    expect(calls!.forecast![0]).toMatchObject({
      response: {
        body: JSON.parse(
          readFileSync('apps/site/content/static/samples/forecast.json', 'utf8'),
        ) as object,
      },
    });
    const {event} = (await guideScenarios['first-workflow']!())[0]!;
    expect(JSON.parse(event.body as string)).toEqual(
      JSON.parse(readFileSync('apps/site/content/static/samples/order.json', 'utf8')),
    );
  });
});

/** Lists the step lists in a YAML document, wherever they are. */
function stepListsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const {steps} = value as {steps?: unknown};
  const isWorkflow = Array.isArray(steps) && steps.some((step) => 'function' in (step as object));
  return [...(isWorkflow ? [steps] : []), ...Object.values(value).flatMap(stepListsIn)];
}

describe('the API description', () => {
  it('shows only workflows that match the schema', () => {
    const lists = stepListsIn(load(readFileSync('apps/site/content/static/openapi.yaml', 'utf8')));
    expect(lists.length).toBeGreaterThan(2);
    expect(lists.flatMap((steps) => validator.workflow({steps}))).toEqual([]);
  });
});

describe('Create your first workflow', () => {
  const page = 'guides/workflows/create-first-workflow.mdx';
  const {source} = workflowOn(page);

  it('does what the page says in "Check it"', async () => {
    const invoice = await run(page, 'A valid order');
    expect(JSON.parse(invoice.response?.body as string)).toEqual({
      id: 'A-1001',
      customer: 'Ada Lovelace',
      country: 'GB',
      total: 1249.5,
    });
    expect(source).toContain('| 405: the handler accepts only POST |');
    expect(source).toContain(
      '| 422, with an error that names [`Types.ToNumber`](/platformRef/mappingFunctions/Types/ToNumber) and `E_PARSE` |',
    );
    const wrong = await run(page, 'A total that isn’t a number');
    expect(JSON.stringify(wrong.response?.body)).toMatch(/E_PARSE.*Types\.ToNumber/);
    expect(source).toContain('| 201, with null for `customer` and `country` |');
    const nameless = await run(page, 'An order without a customer');
    expect(JSON.parse(nameless.response?.body as string)).toMatchObject({
      customer: null,
      country: null,
    });
  });
});

describe('A simple web handler', () => {
  const page = 'guides/tutorials/workflow-simple-web-handler.mdx';
  const {source} = workflowOn(page);

  it('greets, sets a cookie, and greets differently with it', async () => {
    expect(source).toContain('| 200, `Welcome, Ada!`, and a header `Set-Cookie` |');
    expect(source).toContain('| 200, `Welcome back, Ada!` |');
    const first = await run(page, 'The first visit');
    expect(first.response?.body).toBe('{"text":"Welcome, Ada!"}');
    expect(first.response?.headers?.['set-cookie']).toMatch(
      /^visited=yes; (?=.*Max-Age=2592000)(?=.*HttpOnly)(?=.*Secure)/,
    );
    const second = await run(page, 'The second visit');
    expect(second.response?.body).toBe('{"text":"Welcome back, Ada!"}');
  });

  it('rejects a caller without the key before any other step', async () => {
    expect(source).toContain('| 401, and no run starts |');
    const {outputs, events} = await run(page, 'No access key');
    expect(outputs).toEqual({});
    expect(new Set(events.map(({step}) => step))).toEqual(new Set(['request', 'caller']));
  });
});

describe('Weather tracking with AI', () => {
  const page = 'guides/workflows/ai-weather-tracking.mdx';

  it('passes on what the table says, on the first run and the second', async () => {
    const {outputs, events, store} = await run(page, 'The first morning');
    expect(outputs).toMatchObject({
      morning: {scheduledFor: '2024-06-01T07:00:00+02:00[Europe/Berlin]'},
      yesterday: {value: null},
      post: {ts: '1717218000.000100'},
    });
    expect(Object.keys((outputs.facts as {output: object}).output)).toHaveLength(7);
    const calls = events.filter(({type, step}) => type === 'call' && step === 'words');
    expect(JSON.stringify(calls)).toContain('Yesterday: null');
    expect(Object.keys(store)).toContain('values/weather/berlin');
    const second = await run(page, 'The second morning');
    expect(second.outputs.yesterday).toMatchObject({value: {day: '2024-05-31'}});
  });

  it('stores nothing if posting fails', async () => {
    const {end, store} = await run(page, 'The bot isn’t in the channel');
    expect(end).toMatchObject({
      error: {message: expect.stringContaining('not_in_channel') as string},
    });
    expect(Object.keys(store)).not.toContain('values/weather/berlin');
  });
});
