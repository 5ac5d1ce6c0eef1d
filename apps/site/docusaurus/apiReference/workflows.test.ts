import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {validator} from '@documentation/workflow/internal/functions/documents';
import {operationsOf, parseDescription} from './description';
import {createValidator} from './mockServer.fixture';

const description = parseDescription(readFileSync('apps/site/content/static/openapi.yaml', 'utf8'));
const guides = 'apps/site/content/docs/guides/workflows';

it('the API accepts every workflow of the guides', () => {
  const validate = createValidator().compile(description.components.schemas.WorkflowContent!);
  const pages = readdirSync(guides).filter((name) => name.endsWith('.mdx'));
  const documents = pages.flatMap((name) => {
    const page = readFileSync(join(guides, name), 'utf8');
    const blocks = page.matchAll(/^```json schema=workflow[^\n]*\n(.*?)^```/gms);
    return [...blocks].map(([, document]) => JSON.parse(document!) as unknown);
  });
  expect(documents.length).toBeGreaterThan(5);
  for (const document of documents) {
    expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
  }
});

it('the examples of the API contain only valid workflows', () => {
  const examples = operationsOf(description).flatMap(({operation: {requestBody, responses}}) =>
    [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).flatMap((media) => Object.values(media.examples)),
    ),
  );
  const workflows = examples.flatMap(({value}) => {
    const {steps} = (value ?? {}) as {steps?: unknown};
    return steps ? [{steps}] : [];
  });
  expect(workflows.length).toBeGreaterThan(5);
  expect(workflows.flatMap(validator.workflow)).toEqual([]);
});
