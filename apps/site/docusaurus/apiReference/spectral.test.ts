import {Document, Spectral, type RulesetDefinition} from '@stoplight/spectral-core';
import {Yaml} from '@stoplight/spectral-parsers';
import {oas} from '@stoplight/spectral-rulesets';
import {expect, it} from 'vitest';
import {readDescriptionText} from './description';

// As in a deployment: the rules don't allow the placeholder host.
const text = readDescriptionText({
  apiOrigin: 'https://api.acme.test',
  documentation: 'https://acme.test/docs/',
});

async function violationsIn(source: string): Promise<string[]> {
  const spectral = new Spectral();
  // The packages disagree about the type of a ruleset.
  spectral.setRuleset({extends: [[oas as RulesetDefinition, 'recommended']]});
  const found = await spectral.run(new Document(source, Yaml, 'openapi.yaml'));
  return found.map(({code, path, message}) => `${code} ${path.join('.')}: ${message}`);
}

it('the description follows all recommended rules of Spectral', async () => {
  expect(await violationsIn(text)).toEqual([]);
});

it('a violation is reported', async () => {
  const paths = text.indexOf('\npaths:');
  const operation = `
paths:
  /health:
    get:
      summary: Check the API
      responses: {'200': {description: OK}}
`;
  const violations = await violationsIn(text.slice(0, paths) + operation);
  expect(violations).toContainEqual(expect.stringMatching(/^operation-operationId paths\./));
});
